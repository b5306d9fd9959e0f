import type { FastifyHelmetOptions } from '@fastify/helmet';

/**
 * Headers of an answer that is not a document: JSON, scripts, fonts, files. Opened directly, it runs and loads nothing,
 * and no other page can frame or read it. The list is short because every file of the app is sent with it.
 */
export const dataHeaders: FastifyHelmetOptions = {
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  crossOriginEmbedderPolicy: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  xFrameOptions: false,
  // For Internet Explorer, Flash and a filter that browsers have removed.
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};

/**
 * Headers of a document: inline scripts and styles only with the nonce of the answer, nothing from another origin, no
 * frames.
 */
export const documentHeaders: FastifyHelmetOptions = {
  enableCSPNonces: true,
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      // WebAssembly from our own origin, for the camera's barcode reader; it does not allow text to run as a script.
      scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  originAgentCluster: true,
  referrerPolicy: { policy: 'same-origin' },
  xFrameOptions: { action: 'deny' },
};
