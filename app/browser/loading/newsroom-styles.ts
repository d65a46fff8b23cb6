import "#app/styles/newsroom/newsroom.css";
