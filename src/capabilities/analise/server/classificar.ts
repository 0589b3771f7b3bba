import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import { agir, type CasoVisto, type QuemAge } from '#capabilities/manifestacao/server/index.ts';
import type { Platform } from '#server/platform.ts';
import { assuntoDesconhecido, subassuntoDesconhecido } from '../domain/analise-errors.ts';
import { hasAssunto, hasSubassunto, replaceTags } from './classificar-repository.ts';

export interface Classificacao {
  readonly idAssunto?: number | undefined;
  /** Null takes it off. */
  readonly idSubassunto?: number | null | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly urgente?: boolean | undefined;
}

/** The same word in other capitals is the same tag. */
const semRepetir = (tags: readonly string[]): string[] => [
  ...new Map(tags.map((tag) => [tag.toLocaleLowerCase('pt-BR'), tag])).values(),
];

/** Says what the case is about; what does not come stays as it is, but another subject takes the old sub-subject off. */
export const classificar = (
  platform: Platform,
  quem: QuemAge,
  alvo: CasoVisto,
  { idAssunto, idSubassunto, tags, urgente }: Classificacao,
): Promise<void> =>
  agir(platform, quem, alvo, 'triar', async ({ tx, caso: { row } }) => {
    if (idAssunto !== undefined && !(await hasAssunto(tx, idAssunto))) throw assuntoDesconhecido();
    const assunto = idAssunto ?? row.id_assunto;
    const idOuvidoria = row.id_ouvidoria;
    if (idSubassunto) {
      const doAssunto =
        assunto !== null && (await hasSubassunto(tx, { idSubassunto, idAssunto: assunto, idOuvidoria }));
      if (!doAssunto) throw subassuntoDesconhecido();
    }
    if (tags) await replaceTags(tx, { idManifestacao: row.id, idOuvidoria }, semRepetir(tags));
    const mantido = assunto === row.id_assunto ? row.id_subassunto : null;
    return {
      acao: Acao.analise,
      informacoes: 'A equipe do órgão classificou a manifestação.',
      detalhes: { idAssunto: assunto },
      mudancas: {
        id_assunto: assunto,
        id_subassunto: idSubassunto === undefined ? mantido : idSubassunto,
        ...(urgente !== undefined && { urgente }),
      },
      resultado: undefined,
    };
  });
