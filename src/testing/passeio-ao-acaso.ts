import fc from 'fast-check';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import type { Passeio } from './passeio.ts';

const { reclamacao, elogio, denuncia, comunicacao, acessoAInformacao } = TipoManifestacao;
const tipo = fc.constantFrom(reclamacao, elogio, denuncia, acessoAInformacao);
const quaseSempre = fc.integer({ min: 0, max: 9 }).map((n) => n < 8);

const movimento = fc.record({
  ato: fc.nat(10_000),
  soPossiveis: quaseSempre,
  quem: fc.nat(10_000),
  quemPode: quaseSempre,
  tipo,
  consente: fc.boolean(),
  dias: fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 0, max: 3 }) },
    { weight: 1, arbitrary: fc.integer({ min: 4, max: 45 }) },
  ),
  minutos: fc.integer({ min: 1, max: 24 * 60 - 1 }),
  noite: fc.boolean(),
});

/** Any moment of 2026 and 2027, whose holidays are in the reference data. */
const inicio = fc
  .integer({ min: 0, max: 600 * 24 * 60 })
  .map((minutos) => new Date(Date.parse('2026-01-02T00:00:00-03:00') + minutos * 60_000).toISOString());

/** A case of any kind, from any moment on, through up to forty acts by whoever may or may not do them. */
export const passeio: fc.Arbitrary<Passeio> = fc.noBias(
  fc.record({
    tipo: fc.constantFrom(reclamacao, elogio, denuncia, acessoAInformacao, comunicacao),
    inicio,
    movimentos: fc.array(movimento, { minLength: 1, maxLength: 40, size: 'max' }),
  }),
);
