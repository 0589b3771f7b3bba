import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import { type FastifyInstance, fastify } from 'fastify';
import type { Config } from '../config.ts';
import { CSP_REPORTS } from './csp-reports.ts';
import { isOnion } from './secure.ts';

/** `default` lets only the build's own files become workers, `texto` only reads markup (src/shell/trusted-types.ts). */
const TRUSTED_TYPES = {
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ['default', 'texto'],
} as const;

const REPORTS = { reportUri: CSP_REPORTS, reportTo: 'csp' } as const;

const origins = (addresses: readonly (string | undefined)[]): string[] =>
  addresses.flatMap((address) => (address ? [new URL(address).origin] : []));

/**
 * No page runs a script that is not a file of ours, and none can turn a text into a script. The sign-language plug-in,
 * where an installation has one, is outside code that does just that: there the second rule only reports.
 */
const contentSecurityPolicy = (config: Config) => {
  const vlibras = origins([config.instalacao.vlibrasUrl]);
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...vlibras],
      scriptSrcAttr: ["'none'"],
      // React and the design system set a few sizes as style attributes; style sheets from
      // elsewhere are not allowed.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...vlibras],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...vlibras],
      // A voice just recorded is heard from memory before it is sent.
      mediaSrc: ["'self'", 'blob:'],
      workerSrc: ["'self'"],
      // A case's PDF is shown from memory (blob:); the file itself is only served as a download.
      frameSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      // Browsers also hold a form's redirects to this: a sign-on passes through its provider and our public address.
      formAction: ["'self'", ...origins([config.oidc?.issuer, config.publicUrl])],
      frameAncestors: ["'self'"],
      ...(vlibras.length === 0 && TRUSTED_TYPES),
      ...REPORTS,
    },
  };
};

/** What no page of ours uses; copying to the clipboard and printing remain. */
const PERMISSIONS = [
  ...['accelerometer', 'autoplay', 'bluetooth', 'browsing-topics', 'camera', 'display-capture', 'fullscreen'],
  ...['geolocation', 'gyroscope', 'hid', 'identity-credentials-get', 'idle-detection', 'local-fonts'],
  ...['magnetometer', 'midi', 'payment', 'picture-in-picture', 'screen-wake-lock', 'serial'],
  ...['storage-access', 'usb', 'web-share', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  // For a spoken message, and asked for only when the person presses to record; no page within ours may.
  .concat('microphone=(self)')
  .join(', ');

const TT_REPORT_ONLY = `require-trusted-types-for 'script'; trusted-types default texto; report-uri ${CSP_REPORTS}; report-to csp`;

const helmetOptions = (config: Config): FastifyHelmetOptions => ({
  contentSecurityPolicy: contentSecurityPolicy(config),
  strictTransportSecurity: config.publicUrl?.startsWith('https:') ?? false,
  referrerPolicy: { policy: 'same-origin' },
});

/** Of each answer on its own; the rest of what comes back is the library's. */
const OF_THE_ANSWER = new Set(['connection', 'content-length', 'content-type', 'date']);

/**
 * What the library sends is the same with every answer of an installation. It works it out anew for each request, which cost half
 * of a page, so it is asked once.
 */
const headersOfHelmet = async (config: Config): Promise<Record<string, string>> => {
  const app = fastify();
  await app.register(helmet, helmetOptions(config));
  app.get('/', () => '');
  const { headers } = await app.inject('/');
  await app.close();
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      OF_THE_ANSWER.has(name) || value === undefined ? [] : [[name, String(value)]],
    ),
  );
};

/** Those of the library, and what it does not send: where reports go, what pages may use, and the way in through Tor. */
export const sendSecurityHeaders = async (app: FastifyInstance, config: Config): Promise<void> => {
  const { onionUrl } = config;
  const always = {
    ...(await headersOfHelmet(config)),
    'reporting-endpoints': `csp="${CSP_REPORTS}"`,
    'permissions-policy': PERMISSIONS,
    ...(config.instalacao.vlibrasUrl && { 'content-security-policy-report-only': TT_REPORT_ONLY }),
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(always);
    // Tor Browser offers the same page there; only to who is not there already.
    if (onionUrl && request.method === 'GET' && !isOnion(config, request) && !request.url.startsWith('/api/'))
      reply.header('onion-location', `${onionUrl}${/^[\x21-\x7e]+$/.test(request.url) ? request.url : '/'}`);
    done();
  });
};
