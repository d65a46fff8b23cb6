import "../styles/app.css";
