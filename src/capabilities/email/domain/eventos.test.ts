import { describe, expect, it } from 'vitest';
import {
  convitePesquisa,
  diaDaEntrega,
  eventosDeEmail,
  eventosSemProtocolo,
  preencher,
  variaveisDoEvento,
  variaveisUsadas,
} from './eventos.ts';
import { modelosDaPlataforma } from './testing-modelos.ts';

const linhas = modelosDaPlataforma();

describe('templates of the mails', () => {
  it('exist exactly once for every event, and for no other', () => {
    expect(linhas.map(({ evento }) => evento).sort()).toEqual([...eventosDeEmail].sort());
  });

  it.each(eventosDeEmail)(
    '%s uses only variables its act gives, and says the protocol of its case',
    (evento) => {
      const modelo = linhas.find((linha) => linha.evento === evento);
      const texto = [modelo?.assunto, modelo?.titulo, modelo?.corpo].join('\n');
      expect(variaveisDoEvento(evento)).toEqual(expect.arrayContaining(variaveisUsadas(texto)));
      expect(variaveisUsadas(texto)).toEqual(expect.arrayContaining([...variaveisDoEvento(evento)]));
      expect(modelo?.assunto.includes('{{protocolo}}')).toBe(!eventosSemProtocolo.includes(evento));
    },
  );

  it('S4-12 carry no name, no text, no access code and no type of manifestação', () => {
    const proibidas = /nome|texto|relato|codigo|cpf|email|telefone|tipo|assunto/i;
    for (const evento of eventosDeEmail) {
      expect(variaveisDoEvento(evento).filter((variavel) => proibidas.test(variavel))).toEqual([]);
    }
    expect(JSON.stringify(linhas.filter(({ destinatario }) => destinatario === 'cidadao'))).not.toMatch(
      /denúncia|comunicação de irregularidade/i,
    );
  });

  it('have a button, whole sentences and the reader they are for', () => {
    for (const { corpo, botao, destinatario } of linhas) {
      const inteiro = preencher(corpo, {
        ...convitePesquisa('https://exemplo.invalid/avaliar'),
        ...diaDaEntrega('24/08/2026'),
        reabertura: 'Você pode pedir a reabertura.',
      });
      for (const paragrafo of inteiro.split('\n\n')) expect(paragrafo).toMatch(/[.!?]$/);
      expect(botao).toBeTruthy();
      expect(['cidadao', 'orgao']).toContain(destinatario);
    }
  });
});

describe('preencher', () => {
  it('fills in what is known and leaves an unknown name to be seen', () => {
    expect(preencher('{{protocolo}} até {{ prazo }}: {{outra}}', { protocolo: 'P', prazo: 'D' })).toBe(
      'P até D: {{outra}}',
    );
  });
});
