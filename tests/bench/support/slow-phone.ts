/** The line and the computing power of a slow phone, as Chromium's own protocol takes them (Network and Emulation). */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
export const SLOW_CPU = { rate: 4 };
