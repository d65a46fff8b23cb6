/** Ridges behind each other, the nearest the darkest, and the river of the paper's mark before them: 1200 to 675. */
export function landscape(width: number, height: number): string {
  return `<svg viewBox="0 0 1200 675" width="${width}" height="${height}">
  <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0a5570"/><stop offset=".62" stop-color="#2f86a1"/><stop offset="1" stop-color="#8fc4d3"/></linearGradient></defs>
  <rect width="1200" height="675" fill="url(#sky)"/>
  <path fill="#6aabbf" d="M0 470 90 425l70 30 120-105 95 82 60-34 130 74 110-120 75 58 130-118 115 106 65-42 140 108V675H0z"/>
  <path fill="#347e98" d="M0 520l150-66 120 62 170-104 110 66 105-38 165 92 130-118 110 74 140-52V675H0z"/>
  <path fill="#0f5e79" d="M0 580c130-50 220-30 330-62s190-6 300 26 210-44 320-40 170 34 250 12V675H0z"/>
  <path fill="#083f54" d="M0 640c180-40 300-34 470-22s330-44 480-30 170 24 250 14V675H0z"/>
  <path fill="none" stroke="#e8f4f7" stroke-width="7" stroke-linecap="round" d="M-10 640c220 0 300-64 480-64s210 34 360 34 230-44 390-34"/>
</svg>`;
}
