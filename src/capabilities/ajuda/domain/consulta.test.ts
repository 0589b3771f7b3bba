import { describe, expect, it } from 'vitest';
import { MAX_TEXTO, sinonimosDe, termosDe } from './consulta.ts';

const palavras = (texto: string) => termosDe(texto).map(({ palavra }) => palavra);

describe('what a question asks about', () => {
  it('leaves out the words that only begin questions', () => {
    expect(palavras('Oi, como eu faço pra ter uma SENHA nova por favor?')).toEqual(['senha', 'nova']);
    expect(palavras('o que é isso?')).toEqual([]);
  });

  it('reads how people write in a hurry', () => {
    expect(palavras('vc sabe oq é codigo de acesso')).toEqual(['codigo de acesso']);
    expect(palavras('quanto tempo demora')).toContain('prazo');
    expect(palavras('entrar com govbr')).toEqual(['entrar', 'gov.br']);
    expect(palavras('denunciar sem botar meu nome')).toEqual(['denunciar', 'anonima']);
  });

  it('takes a thing of more than one word for one thing', () => {
    expect(palavras('reclamar do posto de saúde')).toEqual(['posto de saude', 'reclamar']);
  });

  it('knows the other words for it, whatever their ending', () => {
    expect(sinonimosDe('denunciar')).toContain('denuncia');
    expect(sinonimosDe('remedios')).toContain('medicamento');
    expect(sinonimosDe('xyzxyz')).toEqual([]);
  });

  it('knows a thing by how it sounds, and no other thing that begins alike', () => {
    expect(sinonimosDe('reclamassao')).toContain('queixa');
    expect(sinonimosDe('maria')).toEqual([]);
  });

  it('reads a turn of speech for what it means, and keeps its words', () => {
    expect(palavras('quero falar bem da enfermeira')).toEqual(
      expect.arrayContaining(['enfermeira', 'elogio']),
    );
    expect(palavras('reclamei e ninguem respondeu')).toEqual(expect.arrayContaining(['atraso', 'resposta']));
    expect(palavras('boa noite, perdi a senha')).not.toContain('noite');
    expect(palavras('mandei de noite')).toContain('noite');
  });

  it('reads no more than it may, and nothing that is no word', () => {
    expect(palavras('palavra '.repeat(20_000)).length).toBeLessThanOrEqual(2);
    expect(termosDe(`${'a'.repeat(MAX_TEXTO)} senha`)).toEqual([]);
    expect(termosDe('& | ! <-> () :* \u0000 \u2028')).toEqual([]);
    expect(termosDe(Array.from({ length: 90 }, (_, n) => `w${n}x`).join(' ')).length).toBeLessThanOrEqual(16);
  });
});
