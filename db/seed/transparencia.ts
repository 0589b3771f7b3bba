import type { z } from 'zod';
import type { avaliarItem } from '#capabilities/transparencia-ativa/domain/avaliar-item.ato.ts';
import type { RespostaAoItem } from '#capabilities/transparencia-ativa/domain/resposta-do-item.ts';

type Avaliacao = z.output<typeof avaliarItem.entrada>;

interface DoItem {
  readonly idItem: number;
}

const publicado = (idItem: number, caminho: string, comentario = ''): DoItem & RespostaAoItem => ({
  idItem,
  tipo: 'publicado',
  link: `https://ifce.edu.br/acesso-a-informacao/${caminho}`,
  comentario,
});

/** What IFCE answered; the addresses are invented. */
export const respostasDaTransparencia: readonly (DoItem & RespostaAoItem)[] = [
  publicado(1, 'estrutura'),
  publicado(2, 'competencias', 'Regimento geral e organograma comentado.'),
  publicado(3, 'legislacao', 'Falta incluir a última portaria.'),
  publicado(6, 'contatos'),
  publicado(8, 'carta-de-servicos'),
  publicado(10, 'programas', 'Uma página por programa de assistência estudantil.'),
  publicado(15, 'ouvidoria'),
  publicado(20, 'relatorio-de-gestao'),
  publicado(32, 'licitacoes'),
  publicado(36, 'remuneracao'),
  publicado(43, 'sic'),
  publicado(46, 'perguntas-frequentes'),
  {
    idItem: 14,
    tipo: 'nao-se-aplica',
    link: '',
    comentario: 'O instituto não concede nem administra benefícios fiscais.',
  },
];

const cumpre = (idItem: number): DoItem & Avaliacao => ({
  idItem,
  resultado: 'cumpre',
  comentario: '',
  dias: 30,
});

/** What the CGU found; the rest waits. */
export const avaliacoesDaTransparencia: readonly (DoItem & Avaliacao)[] = [
  ...[1, 2, 6, 14, 15, 43].map(cumpre),
  {
    idItem: 8,
    resultado: 'cumpre-em-parte',
    comentario: 'A carta não diz os prazos de atendimento de metade dos serviços.',
    dias: 60,
  },
  {
    idItem: 32,
    resultado: 'nao-cumpre',
    comentario: 'A página lista as licitações só até o ano retrasado.',
    dias: 30,
  },
];
