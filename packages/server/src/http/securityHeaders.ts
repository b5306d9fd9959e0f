import type { FastifyHelmetOptions } from '@fastify/helmet';

/**
 * The headers of an answer that is no document: JSON, scripts, fonts, files. Opened by itself it runs and loads nothing, and no other
 * page frames or reads it. Few, since each file of the app brings them along.
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

/** The headers of a document: no inline script or style without the answer's own nonce, nothing from another origin, no frame. */
export const documentHeaders: FastifyHelmetOptions = {
  enableCSPNonces: true,
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      // WebAssembly of our own, for the camera's reader of codes; it does not allow text to run as a script.
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
