import "#app/styles/app.css";
// Wanted by script alone, and so in no document.
import "#app/styles/page-loading.css";
