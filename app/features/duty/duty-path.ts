/** Of the page; its island knows no more of it. */
export const DUTY_PATH = "/notdienste";
