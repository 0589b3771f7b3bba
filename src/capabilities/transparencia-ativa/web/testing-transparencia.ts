import type { Checklist, Gerencial, ItemVisto } from '../contract.ts';
import type { Contagem } from '../domain/contagem.ts';

export const umaContagem = (more: Partial<Contagem> = {}): Contagem => ({
  itens: 3,
  semResposta: 1,
  aEnviar: 0,
  aAvaliar: 0,
  cumpre: 1,
  cumpreEmParte: 1,
  naoCumpre: 0,
  naoSeAplica: 0,
  correcoesVencidas: 0,
  ...more,
});

export const umItem = (idItem: number, more: Partial<ItemVisto> = {}): ItemVisto => ({
  idItem,
  idGrupo: 1,
  grupo: 'Institucional',
  titulo: `Item ${idItem}`,
  orientacao: 'O que deve estar publicado.',
  fundamento: 'Lei 12.527/2011, art. 8º',
  situacao: 'sem-resposta',
  versao: 0,
  resposta: null,
  avaliacao: null,
  atos: ['responder'],
  ...more,
});

export const umaResposta = {
  tipo: 'publicado' as const,
  link: 'https://ifce.edu.br/estrutura',
  comentario: 'Organograma.',
  responsavel: 'Geísa Alencar Pinheiro (IFCE)',
  em: '2026-03-01T12:00:00.000Z',
  enviadaEm: null,
};

export const umChecklist = (itens: ItemVisto[], more: Partial<Checklist> = {}): Checklist => ({
  orgao: { idOuvidoria: 65, sigla: 'IFCE', nome: 'Instituto Federal do Ceará' },
  contagem: umaContagem(),
  cumprido: 33.3,
  respondido: 66.7,
  itens,
  ...more,
});

export const umGerencial = (more: Partial<Gerencial> = {}): Gerencial => ({
  contagem: umaContagem({ itens: 98, cumpre: 40, naoSeAplica: 2, correcoesVencidas: 3 }),
  cumprido: 41.7,
  respondido: 80,
  orgaos: 12,
  orgaosComResposta: 2,
  porGrupo: [
    { idGrupo: 1, grupo: 'Institucional', contagem: umaContagem(), cumprido: 80, respondido: 90 },
    { idGrupo: 2, grupo: 'Auditorias', contagem: umaContagem(), cumprido: 10, respondido: 90 },
  ],
  porOrgao: [
    {
      orgao: { idOuvidoria: 65, sigla: 'IFCE', nome: 'Instituto Federal do Ceará' },
      contagem: umaContagem(),
      cumprido: 33.3,
      respondido: 66.7,
    },
  ],
  ...more,
});
