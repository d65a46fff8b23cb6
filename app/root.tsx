import { Outlet } from "react-router";
import css from "./styles/app.css?inline";
export default function App() { return <html lang="de-AT"><head><style dangerouslySetInnerHTML={{__html: css}}/></head><body className="bg-red-500 md:flex"><Outlet/></body></html>; }
