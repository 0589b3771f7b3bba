import {
  abrirImpedimento,
  anotarVisualizacao,
  type Caso,
  findCasoAlcancavel,
  type ImpedimentoRow,
  leituraDe,
  listAcessosDe,
  listPedidosDeImpedimento,
  listPessoasDoOrgao,
  listVigentes,
  ninguemTrata,
  type PedidoDeImpedimentoRow,
  type QuemAge,
  readPedido,
} from '#capabilities/manifestacao/server/index.ts';
import { checkAct } from '#kernel/ato/interpretar.ts';
import { Perfil } from '#kernel/perfil.ts';
import type { Platform } from '#server/platform.ts';
import { afastarImpedimento } from '../domain/afastar-impedimento.ato.ts';
import { declararImpedimento } from '../domain/declarar-impedimento.ato.ts';
import { type ImpedimentosDoCaso, quemAfastaDe } from '../domain/impedimento.ts';
import { fatosDe } from './faz-no-impedimento.ts';
import { countQuemJaTinhaAberto, listNomes } from './impedimento-repository.ts';

interface Lidos {
  readonly vigentes: readonly (Omit<ImpedimentoRow, 'origem'> & ReturnType<typeof abrirImpedimento>)[];
  readonly pedidos: readonly PedidoDeImpedimentoRow[];
}

const perfilDe = ({ usuario }: QuemAge) => usuario?.idPerfil ?? Perfil.publico;

const paraOGestor = async (
  { db, clock }: Platform,
  quem: QuemAge,
  caso: Caso,
  { vigentes, pedidos }: Lidos,
): Promise<NonNullable<ImpedimentosDoCaso['gestor']>> => {
  const { usuario } = quem;
  const { modo, daPessoa, daEquipe } = leituraDe(caso, quem);
  const pessoas = await listPessoasDoOrgao(db, caso.row.id_ouvidoria, clock.now());
  const daqui = new Set(pessoas.map(({ id }) => id));
  const acessos = await listAcessosDe(db, usuario?.idUsuario ?? 0, caso.row.id_ouvidoria);
  const nomes = await listNomes(
    db,
    vigentes.map(({ idUsuario }) => idUsuario),
  );
  const nomeDe = (idUsuario: number): string => nomes.get(idUsuario) ?? '';
  // Who recused themselves wrote why, for the gestor of their own office.
  const motivoLido = ({ idUsuario, motivo, motivo_cifrado }: Lidos['vigentes'][number]): string | null => {
    if (modo !== 'inteira' && !daqui.has(idUsuario)) return null;
    const ler = daEquipe({ idUsuario, idOuvidoria: caso.row.id_ouvidoria });
    return ler(caso.readTexto({ texto: motivo, texto_cifrado: motivo_cifrado })) || null;
  };
  return {
    impedidos: vigentes.map((row) => ({
      idImpedimento: row.id,
      idUsuario: row.idUsuario,
      nome: nomeDe(row.idUsuario),
      origem: row.origem,
      aConfirmar: row.a_confirmar,
      motivo: motivoLido(row),
      // The row tells the hour alone where the case is sealed: never before the filing itself.
      desde: new Date(Math.max(row.criado_em.getTime(), caso.row.registrada_em.getTime())).toISOString(),
      podeAfastar: checkAct(afastarImpedimento, {
        estado: 'vigente',
        perfil: perfilDe(quem),
        fatos: fatosDe(
          { caso, origem: row.origem, quemAfasta: quemAfastaDe(acessos, row.idUsuario, clock.now()) },
          quem,
        ),
      }).allowed,
    })),
    pedidos: pedidos.map((row) => {
      const { nome, funcao } = readPedido(caso, row);
      return {
        idPedido: row.id,
        nome: daPessoa(nome),
        // How who reports stands to somebody ('meu ex-marido') says who they are: an office that may not know it settles
        // by the name (Decreto 10.153/2019, art. 7; Lei 13.460/2017, art. 10 § 7º).
        funcao: modo === 'inteira' ? (funcao ?? null) : null,
        resolvido: row.resolvido_em !== null,
        candidatos: vigentes
          .filter(({ id_pedido, idUsuario }) => id_pedido === row.id && daqui.has(idUsuario))
          .map(({ idUsuario }) => ({ idUsuario, nome: nomeDe(idUsuario) })),
      };
    }),
    colegas: pessoas
      .filter(({ vigente }) => vigente)
      .map(({ id, nome_mostrado }) => ({ idUsuario: id, nome: nome_mostrado })),
  };
};

const estadoDe = (row: PedidoDeImpedimentoRow, { vigentes }: Lidos) => {
  const doPedido = vigentes.filter(({ id_pedido }) => id_pedido === row.id);
  if (doPedido.length === 0) return row.resolvido_em === null ? 'ninguem-no-orgao' : 'conferido-ninguem';
  return doPedido.some(({ a_confirmar }) => a_confirmar) ? 'a-conferir' : 'afastada';
};

/** Who declares lifts nothing. */
const NINGUEM = { isNovo: false, recebeuDoImpedido: false };

const VAZIO: ImpedimentosDoCaso = {
  podeDeclarar: false,
  gestor: null,
  meusPedidos: [],
  envolvidosAfastados: false,
  ninguemTrata: false,
};

/** The gestor reads who is kept away and why; who reports, what they asked for; other staff, nothing of it. */
export const verImpedimentos = async (
  platform: Platform,
  quem: QuemAge,
  idManifestacao: number,
): Promise<ImpedimentosDoCaso> => {
  const caso = await findCasoAlcancavel(platform, quem, idManifestacao);
  const { relacao } = caso;
  const perfil = perfilDe(quem);
  const isGestor = relacao === 'orgao' && perfil === Perfil.gestor;
  const fatos = fatosDe({ caso, origem: null, quemAfasta: NINGUEM }, quem);
  const podeDeclarar = checkAct(declararImpedimento, { estado: 'livre', perfil, fatos }).allowed;
  if (!isGestor && relacao !== 'manifestante') return { ...VAZIO, podeDeclarar };
  const lidos: Lidos = {
    vigentes: (await listVigentes(platform.db, idManifestacao)).map((row) => ({
      ...row,
      ...abrirImpedimento(platform, row),
    })),
    pedidos: await listPedidosDeImpedimento(platform.db, idManifestacao),
  };
  if (isGestor && lidos.pedidos.length + lidos.vigentes.length > 0)
    await anotarVisualizacao(platform, quem, caso);
  if (isGestor) return { ...VAZIO, podeDeclarar, gestor: await paraOGestor(platform, quem, caso, lidos) };
  const jaTinhamAberto = await countQuemJaTinhaAberto(platform.db, idManifestacao);
  return {
    ...VAZIO,
    meusPedidos: lidos.pedidos.map((row) => {
      const { nome, funcao } = readPedido(caso, row);
      const indicadas = lidos.vigentes.filter(
        ({ id_pedido, origem }) => id_pedido === row.id && origem === 'indicado-pelo-gestor',
      );
      return {
        idPedido: row.id,
        nome,
        funcao: funcao ?? null,
        estado: estadoDe(row, lidos),
        comOutroNome: indicadas.length,
        jaTinhamAberto: jaTinhamAberto.get(row.id) ?? null,
      };
    }),
    envolvidosAfastados: lidos.vigentes.some(({ origem }) => origem === 'envolvido'),
    ninguemTrata: await ninguemTrata(platform, platform.db, caso.row),
  };
};
