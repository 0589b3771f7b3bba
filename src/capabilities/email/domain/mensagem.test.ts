import { describe, expect, it } from 'vitest';
import { comparar } from './comparar.ts';
import { conteudoDoEmail, estadoDoEmail, nomeDoEventoSemModelo, podeTentarDeNovo } from './mensagem.ts';

const agora = new Date('2026-03-12T12:00:00Z');

describe('the state of a mail', () => {
  it.each([
    [{ enviadoEm: null, falhouEm: null, tentativas: 0 }, 'na-fila', false],
    [{ enviadoEm: agora, falhouEm: null, tentativas: 1 }, 'enviado', false],
    [{ enviadoEm: null, falhouEm: null, tentativas: 2 }, 'tentando', true],
    [{ enviadoEm: null, falhouEm: agora, tentativas: 25 }, 'falhou', false],
  ] as const)('%o is %s', (andamento, estado, deNovo) => {
    expect(estadoDoEmail(andamento)).toBe(estado);
    expect(podeTentarDeNovo(estado)).toBe(deNovo);
  });
});

describe('the words of a mail that was sent', () => {
  const email = { evento: 'manifestacao.prorrogada', sobreDenuncia: false, texto: 'Olá' };

  it('are read by who received it and by who administers, while they are kept', () => {
    expect(conteudoDoEmail(email, true)).toBe('visivel');
    expect(conteudoDoEmail(email, false)).toBe('visivel');
    expect(conteudoDoEmail({ ...email, texto: '' }, true)).toBe('apagado');
  });

  it('are read by nobody when they are about a denúncia', () => {
    expect(conteudoDoEmail({ ...email, sobreDenuncia: true }, true)).toBe('sigiloso');
    expect(conteudoDoEmail({ ...email, sobreDenuncia: true, texto: '' }, false)).toBe('sigiloso');
  });

  it('are read by nobody when their link proves whose mailbox it is', () => {
    for (const evento of ['usuario.senha', 'usuario.email', 'usuario.qualquer'])
      expect(conteudoDoEmail({ ...email, evento }, true)).toBe('sigiloso');
  });

  it('are only the owner’s when their link acts in the own name', () => {
    for (const evento of ['manifestacao.respondida', 'manifestacao.acesso-negado', 'busca.alerta-diario']) {
      expect(conteudoDoEmail({ ...email, evento }, false)).toBe('sigiloso');
      expect(conteudoDoEmail({ ...email, evento }, true)).toBe('visivel');
    }
  });

  it('have a name also where no template writes them', () => {
    expect(nomeDoEventoSemModelo('usuario.senha')).toBe('Nova senha');
    expect(nomeDoEventoSemModelo('usuario.convite')).toBe('E-mail da conta');
  });
});

describe('two versions of a text', () => {
  it('differ word by word', () => {
    expect(comparar('O prazo termina amanhã.', 'O novo prazo termina hoje.')).toEqual([
      { tipo: 'igual', texto: 'O ' },
      { tipo: 'posto', texto: 'novo ' },
      { tipo: 'igual', texto: 'prazo termina ' },
      { tipo: 'tirado', texto: 'amanhã.' },
      { tipo: 'posto', texto: 'hoje.' },
    ]);
  });

  it('are one stretch when alike, and none when empty', () => {
    expect(comparar('a b', 'a b')).toEqual([{ tipo: 'igual', texto: 'a b' }]);
    expect(comparar('', '')).toEqual([]);
    expect(comparar('', 'x')).toEqual([{ tipo: 'posto', texto: 'x' }]);
  });
});
