import { describe, expect, it } from 'vitest';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { plainDate } from '#kernel/prazo/data.ts';
import { comOrgao, Situacao } from '../situacao.ts';
import { type FatosDaFrase, fraseDaSituacao } from './frase-da-situacao.ts';

const hoje = plainDate(2026, 3, 3);
const base: FatosDaFrase = {
  situacao: Situacao.cadastrada,
  relacao: 'manifestante',
  prazo: plainDate(2026, 3, 12),
  parado: false,
  encerradaEm: null,
  respondidaEm: null,
  complementarAte: null,
  consentirAte: null,
  recorrerAte: null,
  podeAvaliar: false,
};
const frase = (fatos: Partial<FatosDaFrase>, dia = hoje) => fraseDaSituacao({ ...base, ...fatos }, dia);

describe('the sentence that says where a case stands', () => {
  it('counts the days the office still has', () => {
    expect(frase({})).toBe('O órgão tem até 12/03/2026 para responder. Faltam 9 dias.');
    expect(frase({}, plainDate(2026, 3, 11))).toBe('O órgão tem até 12/03/2026 para responder. Falta 1 dia.');
    expect(frase({}, plainDate(2026, 3, 12))).toBe(
      'O órgão tem até 12/03/2026 para responder. Termina hoje.',
    );
  });

  it('says that the term was extended', () => {
    expect(frase({ situacao: Situacao.prorrogada })).toBe(
      'O prazo foi prorrogado: o órgão tem até 12/03/2026 para responder. Faltam 9 dias.',
    );
  });

  it.each(comOrgao)('promises no date while the clock stands still in situação %s', (situacao) => {
    expect(frase({ situacao, parado: true })).toBe(
      'O prazo do órgão está parado. O motivo está no histórico.',
    );
  });

  it('does not hide lateness', () => {
    expect(frase({}, plainDate(2026, 3, 15))).toBe(
      'O prazo do órgão terminou em 12/03/2026, há 3 dias, e a resposta ainda não veio.',
    );
    expect(frase({}, plainDate(2026, 3, 13))).toContain('há 1 dia,');
  });

  it('Decreto 7.724/2012, art. 22: says from when and until when the person may complain of the silence', () => {
    const silencio = { reclamar: { abre: plainDate(2026, 4, 1), fecha: plainDate(2026, 4, 13) } };
    expect(frase(silencio)).not.toContain('reclamar');
    expect(frase(silencio, plainDate(2026, 3, 15))).toBe(
      'O prazo do órgão terminou em 12/03/2026, há 3 dias, e a resposta ainda não veio. ' +
        'Você pode reclamar da falta de resposta de 01/04/2026 até 13/04/2026.',
    );
    expect(frase(silencio, plainDate(2026, 4, 1))).toContain(
      'Você pode reclamar da falta de resposta até 13/04/2026.',
    );
    expect(frase(silencio, plainDate(2026, 4, 14))).not.toContain('reclamar');
    expect(frase({ ...silencio, relacao: 'orgao' }, plainDate(2026, 3, 15))).not.toContain('reclamar');
  });

  it('Lei 12.527/2011, art. 15: says the last day to appeal also of a request that is open again or of another type', () => {
    const aberto = { recorrerAte: plainDate(2026, 3, 10) };
    expect(frase(aberto)).toContain('Você pode recorrer até 10/03/2026.');
    expect(frase({ ...aberto, contraOTipo: true })).toContain(
      'Você pode recorrer da mudança de tipo até 10/03/2026.',
    );
    expect(frase({ ...aberto, contraOTipo: true, situacao: Situacao.arquivada })).toContain(
      'recorrer da mudança de tipo até 10/03/2026.',
    );
  });

  it('says that it waits for the person, and whether the clock stands still', () => {
    const pedida = {
      situacao: Situacao.complementacaoSolicitada,
      complementarAte: plainDate(2026, 3, 5),
    };
    expect(frase({ ...pedida, parado: true })).toBe(
      'O órgão espera a sua complementação até 05/03/2026. Faltam 2 dias. Sem ela, a manifestação será arquivada. ' +
        'Até lá, o prazo do órgão fica parado.',
    );
    expect(frase(pedida)).toContain('O prazo do órgão continua correndo, até 12/03/2026.');
    expect(frase({ ...pedida, parado: true, paradoDepoisDoPrazo: true })).toContain(
      'O prazo do órgão já tinha terminado em 12/03/2026.',
    );
    expect(frase({ ...pedida, parado: true, relacao: 'orgao' })).toContain(
      'O manifestante tem até 05/03/2026',
    );
    expect(frase({ ...pedida, parado: true }, plainDate(2026, 3, 6))).toBe(
      'O prazo para complementar terminou em 05/03/2026: a manifestação será arquivada.',
    );
  });

  it('Lei 9.784/1999, art. 66: names no last day of who was not told of the request', () => {
    const pedida = {
      situacao: Situacao.complementacaoSolicitada,
      complementarAte: plainDate(2026, 3, 5),
      semCienciaDoPedido: true,
      relacao: 'orgao',
    } as const;
    const naoAvisada =
      'O órgão pediu mais informações. A pessoa ainda não foi avisada: o prazo dela começa com a ciência.';
    for (const dia of [hoje, plainDate(2026, 5, 5)])
      expect(frase({ ...pedida, parado: true }, dia)).toBe(`${naoAvisada} O prazo do órgão está parado.`);
    expect(frase(pedida)).toBe(`${naoAvisada} O prazo do órgão continua correndo, até 12/03/2026.`);
  });

  it('says what may still be done about an answer', () => {
    const respondida = { situacao: Situacao.concluida, respondidaEm: plainDate(2026, 3, 2) };
    expect(frase(respondida)).toBe('O órgão respondeu em 02/03/2026.');
    expect(frase({ ...respondida, podeAvaliar: true, recorrerAte: plainDate(2026, 3, 12) })).toBe(
      'O órgão respondeu em 02/03/2026. Se não concordar, você pode recorrer até 12/03/2026.',
    );
    expect(frase({ ...respondida, podeAvaliar: true })).toBe(
      'O órgão respondeu em 02/03/2026. Você pode avaliar a resposta.',
    );
  });

  it('says how a case ended without an answer here', () => {
    const encerradaEm = plainDate(2026, 3, 1);
    expect(frase({ situacao: Situacao.arquivada, encerradaEm })).toBe(
      'Foi arquivada em 01/03/2026. O motivo está no histórico.',
    );
    expect(frase({ situacao: Situacao.encaminhadaParaFora, encerradaEm })).toContain('fora da plataforma');
  });

  it('reminds only the person of a decision about consent', () => {
    const pedido = { consentirAte: plainDate(2026, 3, 20) };
    expect(frase(pedido)).toContain('espera a sua decisão sobre o consentimento até 20/03/2026.');
    expect(frase({ ...pedido, relacao: 'orgao' })).not.toContain('consentimento');
  });
});

describe('LAI arts. 7º e 16 § 2º: what was promised', () => {
  const concluida = { situacao: Situacao.concluida, respondidaEm: plainDate(2026, 2, 20) };
  const promessa = { situacao: 'aberta', prazo: plainDate(2026, 3, 12), contestarAte: null } as const;
  const com = (promessas: FatosDaFrase['promessas'], mais: Partial<FatosDaFrase> = {}) =>
    frase({ ...concluida, ...mais, ...(promessas && { promessas }) }).replace(
      ' O órgão respondeu em 20/02/2026.',
      '',
    );

  it('is told with its date, and that it was missed', () => {
    expect(com([promessa, promessa])).toBe('O que foi prometido deve ser entregue até 12/03/2026.');
    expect(com([{ ...promessa, prazo: plainDate(2026, 3, 2) }])).toBe(
      'O que foi prometido devia ter sido entregue até 02/03/2026, e ainda não foi.',
    );
  });

  it('waits for the person once delivered, and for who supervises once contested', () => {
    const entregue = { ...promessa, situacao: 'entregue', contestarAte: plainDate(2026, 3, 9) } as const;
    expect(com([entregue])).toBe('O que foi prometido foi entregue: confirme, ou conteste até 09/03/2026.');
    expect(com([{ ...entregue, contestarAte: plainDate(2026, 3, 2) }])).toBe(
      'O que foi prometido foi entregue.',
    );
    expect(com([entregue], { relacao: 'orgao' })).toContain('quem pediu pode contestar até 09/03/2026');
    expect(com([{ ...entregue, contestarAte: null }], { relacao: 'orgao' })).toContain(
      'ainda não foi avisado',
    );
    expect(com([{ ...promessa, situacao: 'contestada' }])).toContain('quem controla o órgão vai decidir');
    expect(com([{ ...promessa, situacao: 'confirmada' }])).toBe('O órgão respondeu em 20/02/2026.');
  });

  it('Lei 12.527/2011, art. 16 § 2º: denounced or contested, says since when, who decides and until when, or that it is late', () => {
    const desde = plainDate(2026, 3, 2);
    const vencida = { ...promessa, prazo: plainDate(2026, 2, 27) };
    const noControle = { quem: 'CGU', desde, ate: plainDate(2026, 3, 9) };
    const atrasada = { ...noControle, ate: plainDate(2026, 3, 2) };
    const falta = 'O que foi prometido devia ter sido entregue até 27/02/2026, e ainda não foi.';
    expect(com([{ ...vencida, noControle }])).toBe(
      `${falta} Você denunciou o descumprimento em 02/03/2026, e CGU tem até 09/03/2026 para decidir.`,
    );
    expect(com([{ ...vencida, noControle: atrasada }], { relacao: 'orgao' })).toBe(
      `${falta} Quem pediu denunciou o descumprimento em 02/03/2026, e CGU devia ter decidido até 02/03/2026.`,
    );
    const contestada = { ...promessa, situacao: 'contestada' } as const;
    expect(com([{ ...contestada, noControle }])).toBe(
      'Você contestou a entrega em 02/03/2026, e CGU tem até 09/03/2026 para decidir.',
    );
  });
});

describe('Lei 12.527/2011, arts. 15 e 16: an appeal that was not decided', () => {
  const concluida = { situacao: Situacao.concluida, respondidaEm: plainDate(2026, 2, 20), podeAvaliar: true };
  const recurso = {
    idInstancia: Instancia.primeira,
    registradoEm: Date.parse('2026-03-02T10:00:00-03:00'),
    prazo: plainDate(2026, 3, 9),
    julgadora: 'IFCE',
  } as const;

  it('is told with who has it and until when', () => {
    expect(frase({ ...concluida, recursoPendente: recurso })).toBe(
      'Recurso em julgamento: decisão até 09/03/2026. O órgão respondeu em 20/02/2026. Você recorreu em 02/03/2026. ' +
        'Quem julga o recurso é a chefia acima de quem respondeu, em IFCE.',
    );
    expect(frase({ ...concluida, recursoPendente: recurso, relacao: 'orgao' })).toContain(
      'Quem pediu recorreu em 02/03/2026.',
    );
  });

  it('is late past its day, and then the next instance is open', () => {
    const recursoPendente = { ...recurso, prazo: plainDate(2026, 3, 2) };
    const tarde = frase({ ...concluida, recursoPendente, recorrerAte: plainDate(2026, 3, 12) });
    expect(tarde).toContain('Recurso em julgamento: a decisão devia ter saído até 02/03/2026.');
    expect(tarde).toContain('Você pode levar o pedido à instância seguinte até 12/03/2026.');
    expect(tarde).not.toContain('Se não concordar');
  });

  it('may be a reclamação or a revisão, have no day yet, or wait for clarifications', () => {
    const com = (mais: Partial<NonNullable<FatosDaFrase['recursoPendente']>>) =>
      frase({ recursoPendente: { ...recurso, ...mais } });
    expect(com({ idInstancia: Instancia.reclamacao })).toContain(
      'Você reclamou da falta de resposta em 02/03/2026. Quem julga a reclamação é a autoridade que cuida da Lei de Acesso em IFCE.',
    );
    expect(com({ idInstancia: Instancia.revisao })).toContain('pediu a revisão da mudança de tipo');
    expect(com({ idInstancia: Instancia.cmri, julgadora: 'CMRI', prazo: null })).toContain(
      'Quem julga o recurso é CMRI, ainda sem dia marcado para decidir.',
    );
    expect(com({ emEsclarecimentosAte: plainDate(2026, 3, 20) })).toContain(
      'esclarecimentos a quem julga até 20/03/2026',
    );
  });
});
