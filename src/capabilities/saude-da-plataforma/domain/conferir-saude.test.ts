import { describe, expect, it } from 'vitest';
import { conferirSaude, type Medido, piorEstado } from './conferir-saude.ts';
import { dizerTempo } from './em-palavras.ts';
import type { EstadoDosProcessos } from './estado-dos-processos.ts';
import type { Figuras } from './figuras.ts';
import { tudoBem } from './testing-saude.ts';

const com = (figuras: Partial<Figuras> = {}, processos: Partial<EstadoDosProcessos> = {}): Medido => ({
  figuras: { ...tudoBem.figuras, ...figuras },
  processos: { ...tudoBem.processos, ...processos },
});

const item = (medido: Medido, chave: string) =>
  conferirSaude(medido)
    .flatMap(({ itens }) => itens)
    .find((cada) => cada.chave === chave);

const { pedidos } = tudoBem.processos;
const fila = {
  tarefa: 'entregar-emails',
  esperando: 2,
  segundosDoMaisAntigo: 0,
  tentandoDeNovo: 0,
  desistidos: 0,
};
const emails = { esperando: 1, tentandoDeNovo: 0, desistidos: 0, segundosDoMaisAntigo: 0 };
const auditoria = tudoBem.figuras.auditoria;

describe('how the platform is, in words', () => {
  it('says of all that it is well, and nothing to do, where nothing is wrong', () => {
    const grupos = conferirSaude(tudoBem);
    expect(piorEstado(grupos)).toBe('bem');
    for (const { estado, fazer, roteiro } of grupos.flatMap(({ itens }) => itens))
      expect([estado, fazer, roteiro]).toEqual(['bem', null, null]);
  });

  it.each<[string, Medido, string, 'bem' | 'atencao' | 'agir']>([
    ['one error in a thousand', com({}, { pedidos: { ...pedidos, erros: 1 } }), 'erros', 'bem'],
    ['one in a hundred', com({}, { pedidos: { ...pedidos, erros: 10 } }), 'erros', 'atencao'],
    ['one in twenty', com({}, { pedidos: { ...pedidos, erros: 50 } }), 'erros', 'agir'],
    [
      'the one request of the night',
      com({}, { pedidos: { ...pedidos, total: 1, erros: 1 } }),
      'erros',
      'bem',
    ],
    ['one person sent away', com({}, { pedidos: { ...pedidos, dispensados: 1 } }), 'dispensados', 'atencao'],
    [
      'a job ten minutes late',
      com({ trabalhos: [{ ...fila, segundosDoMaisAntigo: 600 }] }),
      'fila',
      'atencao',
    ],
    ['a job an hour late', com({ trabalhos: [{ ...fila, segundosDoMaisAntigo: 3600 }] }), 'fila', 'agir'],
    ['a job given up', com({ trabalhos: [{ ...fila, desistidos: 1 }] }), 'trabalhos-desistidos', 'atencao'],
    ['a mail of an hour ago', com({ emails: { ...emails, segundosDoMaisAntigo: 3700 } }), 'emails', 'bem'],
    [
      'a mail of six hours ago',
      com({ emails: { ...emails, segundosDoMaisAntigo: 21_600 } }),
      'emails',
      'agir',
    ],
    [
      'a term overdue',
      com({ prazos: [{ idOuvidoria: 6, sigla: 'CGU', tipo: 'recurso', aVencer: 0, vencidos: 1 }] }),
      'vencidos',
      'atencao',
    ],
    [
      'terms about to end',
      com({ prazos: [{ idOuvidoria: 6, sigla: 'CGU', tipo: 'manifestacao', aVencer: 900, vencidos: 0 }] }),
      'a-vencer',
      'bem',
    ],
    ['a broken chain', com({ auditoria: { ...auditoria, problemas: 1 } }), 'auditoria', 'agir'],
    [
      'a row taken from the log',
      com({ auditoria: { ...auditoria, lacunas: { removida: 1 } } }),
      'auditoria',
      'agir',
    ],
    [
      'two nights without a verification',
      com({ auditoria: { ...auditoria, verificadaHaSegundos: 48 * 3600 } }),
      'verificacao',
      'atencao',
    ],
    ['a replica five minutes behind', com({ replica: { bytes: 9, segundos: 300 } }), 'replica', 'agir'],
    [
      'a hundred identities in a day',
      com({ identidades: { abertas: 200, abertasEmUmDia: 100, aAprovar: 1 } }),
      'identidades',
      'agir',
    ],
  ])('%s', (_o_que, medido, chave, estado) => {
    const achado = item(medido, chave);
    expect(achado?.estado).toBe(estado);
    expect(achado?.fazer === null).toBe(estado === 'bem');
  });

  it('what does not apply is not shown: a replica that there is not, a verification that has not been', () => {
    expect(item(tudoBem, 'replica')).toBeUndefined();
    const nova = com({ auditoria: { ...auditoria, verificadaHaSegundos: null, problemas: null } });
    expect(item(nova, 'verificacao')).toBeUndefined();
    expect(item(nova, 'auditoria')?.valor).toBe('íntegra');
  });

  it('numbers and times are told as people say them', () => {
    expect([1, 90, 150, 7200, 86_400 * 3].map(dizerTempo)).toEqual([
      '1 segundo',
      '90 segundos',
      '2 minutos',
      '2 horas',
      '3 dias',
    ]);
    expect(item(com({}, { pedidos: { ...pedidos, erros: 1 } }), 'erros')?.valor).toBe(
      'menos de 1% de 1.000 pedidos nos últimos 5 minutos',
    );
  });
});
