import "#app/styles/newsroom.css";
