import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** All settings that a real installation must have; none of these addresses is contacted. */
const instalada = {
  PUBLIC_URL: 'https://escuta.invalid',
  PROXY_CONFIAVEL: '1',
  ENCRYPTION_KEY: 'chave-que-nao-abre-nada-em-lugar-nenhum',
  OIDC_ISSUER: 'https://sso.invalid',
  OIDC_CLIENT_ID: 'escuta',
  OIDC_CLIENT_SECRET: 'segredo',
  GOVBR_API_URL: 'https://api.invalid',
  SMTP_URL: 'smtp://correio.invalid',
  DATABASE_URL: 'postgres://banco.invalid/escuta?sslmode=verify-full',
  HOST: '127.0.0.1',
};

test.each(['producao', 'homologacao', 'Producao'])('db:reset erases nothing in %s', (APP_ENV) => {
  const { PATH = '' } = process.env;
  const { status, stderr } = spawnSync(process.execPath, ['scripts/db-reset.ts'], {
    env: { PATH, ...instalada, APP_ENV },
    encoding: 'utf8',
  });
  expect(stderr).toContain(`db:reset apaga tudo e por isso não roda no ambiente '${APP_ENV}'`);
  expect(status).toBe(1);
});
