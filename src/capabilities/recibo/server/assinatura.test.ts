import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { assinar, verificar } from './assinatura.ts';

const config = loadConfig({});
const recibo = {
  numeroProtocolo: '00106.000001/2026-40',
  tipo: 'Reclamação',
  orgao: 'CGU – Controladoria-Geral da União',
  registradaEm: '2026-03-12T12:00:00.000Z',
  prazoAtendimento: '2026-04-13',
};

describe('the signature of a receipt', () => {
  it('gives the receipt back when it is ours', () => {
    expect(verificar(config, assinar(config, recibo))).toEqual(recibo);
  });

  it('refuses a receipt with any one character changed', () => {
    const codigo = assinar(config, recibo);
    fc.assert(
      fc.property(fc.nat(codigo.length - 1), (lugar) => {
        // The last character of a base64url text has spare bits; any other change must be detected.
        fc.pre(lugar !== codigo.length - 1 && lugar !== codigo.indexOf('.') - 1);
        const outra = codigo.charAt(lugar) === 'A' ? 'B' : 'A';
        return verificar(config, codigo.slice(0, lugar) + outra + codigo.slice(lugar + 1)) === null;
      }),
    );
  });

  it('refuses a receipt signed by another installation', () => {
    const outra = loadConfig({ ENCRYPTION_KEY: 'uma-chave-de-outra-instalacao-com-mais-de-32' });
    expect(verificar(config, assinar(outra, recibo))).toBeNull();
  });

  it('answers no, and does not fail, to any text', () => {
    fc.assert(fc.property(fc.string({ maxLength: 300 }), (texto) => verificar(config, texto) === null));
  });
});
