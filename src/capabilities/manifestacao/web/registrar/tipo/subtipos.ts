import { Subtipo } from '../../../domain/registrar/subtipos.ts';

interface OpcaoDeSubtipo {
  /** 0 is the plain form. */
  readonly id: number;
  readonly nome: string;
  readonly frase: string;
}

/** The forms of a denúncia, each with what it is for. */
export const subtiposDaDenuncia: readonly OpcaoDeSubtipo[] = [
  {
    id: 0,
    nome: 'Denúncia',
    frase: 'Desvio de dinheiro, fraude, favorecimento, descumprimento da lei ou outro ato irregular.',
  },
  {
    id: Subtipo.assedioMoral,
    nome: 'Assédio moral',
    frase: 'Humilhações, isolamento, ameaças ou cobranças abusivas que se repetem no trabalho.',
  },
  {
    id: Subtipo.assedioSexual,
    nome: 'Assédio sexual',
    frase: 'Gestos, palavras, propostas ou toques de natureza sexual que a pessoa não quis.',
  },
  {
    id: Subtipo.discriminacao,
    nome: 'Discriminação',
    frase: 'Tratamento pior por raça, gênero, orientação sexual, deficiência, idade, religião ou origem.',
  },
  {
    id: Subtipo.retaliacao,
    nome: 'Retaliação a quem denunciou',
    frase: 'Alguém sofreu represália por ter feito uma denúncia antes.',
  },
];

const [PADRAO, ...ESPECIAIS] = subtiposDaDenuncia;

/** For who works there: first what hurts people at work, then any other irregular conduct. */
export const subtiposDoCanalInterno: readonly OpcaoDeSubtipo[] = [
  ...ESPECIAIS,
  ...(PADRAO
    ? [
        {
          ...PADRAO,
          nome: 'Outra conduta irregular',
          frase: 'Desvio, fraude, favorecimento, conflito de interesses ou descumprimento de dever.',
        },
      ]
    : []),
];

export const nomeDoSubtipo = (id: number | null): string | undefined =>
  subtiposDaDenuncia.find((subtipo) => subtipo.id === id && id !== 0)?.nome;
