import { auditar } from '#capabilities/auditoria/server/index.ts';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import {
  julgamNomeados,
  julgamSempre,
  perfisQueJulgam,
} from '#capabilities/remedio/domain/perfis-que-julgam.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { mesmoConjunto, quemDecide } from '../../domain/autoridades.ts';
import { instanciaDeOutroOrgao, mudouEnquantoIsso, pessoaDeFora } from '../../domain/orgao-errors.ts';
import type { AutoridadesDoOrgao } from '../../domain/orgao-gerenciado.ts';
import { type Colega, listColegas } from '../colegas.ts';
import { listInstancias, listNomeados, replaceNomeados } from './autoridades-repository.ts';
import type { OrgaoInteiro } from './gerenciar-repository.ts';
import { findMeuOrgao, mudarOrgao } from './orgao-do-administrador.ts';

/**
 * Outside the path of appeals, always with the answering office (Decreto 7.724/2012, art. 22). The same authority of Lei
 * 12.527/2011, art. 40, decides the revisão: it is named once (`autoridade_da_instancia`).
 */
const sempreDoOrgao = ({ tem_sic }: OrgaoInteiro): readonly number[] =>
  tem_sic ? [Instancia.reclamacao] : [];

const nomeDaInstancia = ({ id, descricao }: { readonly id: number; readonly descricao: string }): string =>
  id === Instancia.reclamacao ? `${descricao} e pedido de revisão` : descricao;

const ids = (colegas: readonly Colega[]): number[] => colegas.map(({ idUsuario }) => idUsuario);

/** The people who may decide in each of these offices. */
const listPessoas = async (platform: Platform, db: Db, ouvidorias: readonly number[]) =>
  new Map(
    await Promise.all(
      ouvidorias.map(async (idOuvidoria) => {
        const [gestores, respondentes] = await Promise.all([
          listColegas(platform, db, idOuvidoria, julgamSempre),
          listColegas(platform, db, idOuvidoria, julgamNomeados),
        ]);
        return [idOuvidoria, { gestores: ids(gestores), respondentes: ids(respondentes) }] as const;
      }),
    ),
  );

const NINGUEM = { gestores: [], respondentes: [] };

export const listAutoridades = async (
  platform: Platform,
  usuario: UsuarioAtual,
  idOuvidoria: number,
): Promise<AutoridadesDoOrgao> => {
  const { db } = platform;
  const orgao = await findMeuOrgao(db, usuario, idOuvidoria);
  const instancias = await listInstancias(db, idOuvidoria, sempreDoOrgao(orgao));
  const julgadoras = [...new Set([idOuvidoria, ...instancias.map(({ id_julgadora }) => id_julgadora)])];
  const [nomeados, pessoas, candidatos] = await Promise.all([
    listNomeados(db, julgadoras),
    listPessoas(platform, db, julgadoras),
    listColegas(platform, db, idOuvidoria, perfisQueJulgam),
  ]);
  return {
    instancias: instancias.map((row) => {
      const la = pessoas.get(row.id_julgadora) ?? NINGUEM;
      const daqui = nomeados.filter(
        (nome) => nome.id_ouvidoria === row.id_julgadora && nome.id_instancia === row.id,
      );
      return {
        idInstancia: row.id,
        descricao: nomeDaInstancia(row),
        naCadeia: row.na_cadeia,
        julgadora: { idOuvidoria: row.id_julgadora, sigla: row.sigla_julgadora },
        aqui: row.id_julgadora === idOuvidoria,
        nomeados: daqui.map(({ id_usuario, nome }) => ({
          idUsuario: id_usuario,
          nome,
          vale: la.gestores.includes(id_usuario) || la.respondentes.includes(id_usuario),
        })),
        podemDecidir: quemDecide(
          la,
          daqui.map(({ id_usuario }) => id_usuario),
          row.id,
        ).length,
      };
    }),
    candidatos,
  };
};

interface Indicacao {
  readonly idInstancia: number;
  readonly pessoas: readonly number[];
  readonly antes: readonly number[];
}

export const indicarAutoridades = (
  platform: Platform,
  usuario: UsuarioAtual,
  idOuvidoria: number,
  { idInstancia, pessoas, antes }: Indicacao,
): Promise<void> =>
  mudarOrgao(platform, usuario, idOuvidoria, async ({ trx, orgao }) => {
    const instancias = await listInstancias(trx, idOuvidoria, sempreDoOrgao(orgao));
    const instancia = instancias.find(
      ({ id, id_julgadora }) => id === idInstancia && id_julgadora === idOuvidoria,
    );
    if (!instancia) throw instanciaDeOutroOrgao();
    const nomeados = (await listNomeados(trx, [idOuvidoria])).filter(
      ({ id_instancia }) => id_instancia === idInstancia,
    );
    const atuais = nomeados.map(({ id_usuario }) => id_usuario);
    if (!mesmoConjunto(atuais, antes)) throw mudouEnquantoIsso();
    if (mesmoConjunto(atuais, pessoas)) return;
    const candidatos = await listColegas(platform, trx, idOuvidoria, perfisQueJulgam);
    const escolhidos = candidatos.filter(({ idUsuario }) => pessoas.includes(idUsuario));
    if (escolhidos.length !== new Set(pessoas).size) throw pessoaDeFora();
    await replaceNomeados(trx, { idOuvidoria, idInstancia }, ids(escolhidos));
    await auditar(trx, platform.clock, usuario, {
      area: 'orgao',
      acao: 'Autoridades de recurso',
      alvo: `${orgao.sigla}: ${nomeDaInstancia(instancia)}`,
      idAlvo: idOuvidoria,
      idOuvidoria,
      antes: { autoridades: nomeados.map(({ nome }) => nome) },
      depois: { autoridades: escolhidos.map(({ nome }) => nome) },
    });
  });
