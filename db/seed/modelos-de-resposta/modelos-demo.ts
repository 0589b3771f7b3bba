import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import type { Db } from '#server/db/database.ts';
import { modelosPara } from '../casos/modelos.ts';
import { contasDemo } from '../contas.ts';
import { daDenuncia } from './da-denuncia.ts';
import { daReclamacao, daSolicitacao, daSugestao, doElogio, doSimplifique } from './da-ouvidoria.ts';
import { doAcesso } from './do-acesso.ts';
import type { ModeloDemo } from './modelo-demo.ts';

/** At least five good templates for each type, in plain words. */
export const modelosDemo: ReadonlyMap<number, readonly ModeloDemo[]> = new Map<number, readonly ModeloDemo[]>(
  [
    [TipoManifestacao.denuncia, daDenuncia('Denúncia')],
    [TipoManifestacao.reclamacao, daReclamacao],
    [TipoManifestacao.elogio, doElogio],
    [TipoManifestacao.sugestao, daSugestao],
    [TipoManifestacao.solicitacao, daSolicitacao],
    [TipoManifestacao.comunicacao, daDenuncia('Comunicação')],
    [TipoManifestacao.acessoAInformacao, doAcesso],
    [TipoManifestacao.simplifique, doSimplifique],
  ],
);

/** Offices where somebody of the demonstration answers. */
const orgaosComEquipe = (): number[] => [
  ...new Set(contasDemo.flatMap(({ perfis }) => perfis.map(({ idOuvidoria }) => idOuvidoria))),
];

/** The templates of each office, of the types that it takes. */
export const insertModelosDemo = async (db: Db, agora: Date): Promise<void> => {
  const linhas = orgaosComEquipe().flatMap((idOuvidoria) =>
    [...modelosDemo].flatMap(([idTipo, modelos]) =>
      modelosPara(idTipo, idOuvidoria).length === 0
        ? []
        : modelos.map(({ nome, texto }) => ({
            id_ouvidoria: idOuvidoria,
            nome,
            texto,
            id_tipo_manifestacao: idTipo,
            atualizado_em: agora,
          })),
    ),
  );
  await db.insertInto('modelo_resposta').values(linhas).execute();
};
