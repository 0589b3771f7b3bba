import { calendarioDaOuvidoria } from '#capabilities/feriado/server/index.ts';
import { anoDaLista } from '#capabilities/informacao-classificada/domain/lista/lista-anual.ts';
import { publicarLista } from '#capabilities/informacao-classificada/server/lista/publicar-lista.ts';
import {
  decidirPedido,
  decidirRecurso,
} from '#capabilities/informacao-classificada/server/pedido/decidir.ts';
import { desistirDoPedido } from '#capabilities/informacao-classificada/server/pedido/desistir.ts';
import { marcarReuniaoDoPedido } from '#capabilities/informacao-classificada/server/pedido/marcar-reuniao.ts';
import {
  type NovoPedido,
  pedirDesclassificacao,
} from '#capabilities/informacao-classificada/server/pedido/pedir.ts';
import {
  recorrerAComissao,
  recorrerDaDecisao,
} from '#capabilities/informacao-classificada/server/pedido/recorrer.ts';
import { desclassificar } from '#capabilities/informacao-classificada/server/rol/desclassificar.ts';
import { registrarInformacao } from '#capabilities/informacao-classificada/server/rol/registrar.ts';
import { Esfera } from '#kernel/enumeracoes.ts';
import { type IdPerfil, Perfil } from '#kernel/perfil.ts';
import { nextBusinessDay } from '#kernel/prazo/calendario.ts';
import { addDays, localDate, parseIsoDate, toIsoDate } from '#kernel/prazo/data.ts';
import { NADA_FORA, type UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { days } from '#server/clock.ts';
import { SettingError } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { listContas } from './casos/casos-repository.ts';
import { chaveDeEnvio } from './casos/envio.ts';
import { informacoesDemo, TEXTOS } from './classificadas.ts';
import { countClassificadas, lockSeed } from './seed-repository.ts';

const IFCE = 65;
const CMRI = 90;

const contaDe = async (
  db: Db,
  login: string,
  idPerfil: IdPerfil,
  idOuvidoria: number | null,
): Promise<UsuarioAtual> => {
  const conta = (await listContas(db)).find((cada) => cada.login === login);
  if (!conta) throw new RangeError(`The demonstration has no account ${login}`);
  return {
    idUsuario: conta.id,
    login,
    nome: conta.nome,
    idPerfil,
    idOuvidoria,
    esferaOuvidoria: Esfera.federal,
    cadastroPendente: false,
    ...NADA_FORA,
  };
};

/** The acts of the demonstration are done some days ago. */
const haDias = (platform: Platform, dias: number): Platform => {
  const momento = new Date(platform.clock.now().getTime() - days(dias));
  return { ...platform, clock: { now: () => new Date(momento) } };
};

interface Palco {
  readonly platform: Platform;
  readonly trx: Db;
  readonly gestor: UsuarioAtual;
}

/** The roll, and what of it is no longer secret. */
const semearRol = async ({ platform, trx, gestor }: Palco) => {
  const hoje = localDate(platform.clock.now().getTime());
  const dados = informacoesDemo(hoje);
  const criadas: Awaited<ReturnType<typeof registrarInformacao>>[] = [];
  for (const informacao of dados)
    criadas.push(await registrarInformacao(haDias(platform, 300), gestor, informacao, trx));
  const ultima = criadas.at(-1);
  if (ultima)
    await desclassificar(
      haDias(platform, 250),
      gestor,
      { idInformacao: ultima.idInformacao, versao: 1 },
      { motivo: 'O concurso foi realizado e o resultado, publicado.' },
      trx,
    );
  return dados.map(({ nup, termo }, i) => ({ nup, termo, ...criadas[i] }));
};

/** The commission meets on a business day two weeks from now. */
const diaDeReuniao = async ({ clock }: Platform, trx: Db): Promise<string> => {
  const calendario = await calendarioDaOuvidoria(trx, CMRI);
  return toIsoDate(nextBusinessDay(calendario, addDays(localDate(clock.now().getTime()), 14)));
};

/**
 * One pedido at each instance: just asked, kept secret, appealed, before the commission with its meeting,
 * given up, reduced.
 */
const semearPedidos = async (
  { platform, trx, gestor }: Palco,
  rol: Awaited<ReturnType<typeof semearRol>>,
): Promise<void> => {
  const maria = await contaDe(trx, 'maria.cidada', Perfil.cidadao, null);
  const maxima = await contaDe(trx, 'maxima.ifce', Perfil.respondente, IFCE);
  const pedir = async (nome: string, ha: number, codigo: string, descricao = '') => {
    const { idPedido } = await pedirDesclassificacao(
      haDias(platform, ha),
      maria,
      {
        chaveEnvio: chaveDeEnvio(`desclassificacao/${nome}`),
        idOuvidoria: IFCE,
        codigo,
        descricao,
        texto: TEXTOS.pedido,
      },
      trx,
    );
    return { idPedido };
  };
  const mantida = {
    resultado: 'mantida',
    texto: TEXTOS.mantida,
    idInformacao: null,
    grau: null,
    termo: null,
  } as const;
  const recurso = { texto: TEXTOS.recurso };
  const [plano, rotas] = rol;
  if (!plano || !rotas) throw new RangeError('The demonstration has no roll');
  await pedir('em-analise', 4, '', TEXTOS.descricao);
  const decidido = await pedir('decidido', 20, rotas.nup);
  await decidirPedido(haDias(platform, 2), { usuario: gestor }, decidido, mantida, trx);
  const emRecurso = await pedir('em-recurso', 25, rotas.nup);
  await decidirPedido(haDias(platform, 12), { usuario: gestor }, emRecurso, mantida, trx);
  await recorrerDaDecisao(haDias(platform, 8), { usuario: maria }, emRecurso, recurso, trx);
  const naComissao = await pedir('na-comissao', 80, rotas.nup);
  await decidirPedido(haDias(platform, 70), { usuario: gestor }, naComissao, mantida, trx);
  await recorrerDaDecisao(haDias(platform, 66), { usuario: maria }, naComissao, recurso, trx);
  await decidirRecurso(haDias(platform, 50), { usuario: maxima }, naComissao, mantida, trx);
  await recorrerAComissao(haDias(platform, 46), { usuario: maria }, naComissao, recurso, trx);
  const cmri = await contaDe(trx, 'cmri', Perfil.respondente, CMRI);
  await marcarReuniaoDoPedido(
    haDias(platform, 5),
    { usuario: cmri },
    naComissao,
    { data: await diaDeReuniao(platform, trx) },
    trx,
  );
  const desistido = await pedir('desistido', 15, rotas.nup);
  await desistirDoPedido(
    haDias(platform, 10),
    { usuario: maria },
    desistido,
    { motivo: TEXTOS.desistencia },
    trx,
  );
  const reduzido = await pedir('reduzido', 40, plano.nup);
  const termo = parseIsoDate(plano.termo);
  await decidirPedido(
    haDias(platform, 30),
    { usuario: gestor },
    reduzido,
    {
      ...mantida,
      resultado: 'reclassificada',
      texto: TEXTOS.reduzida,
      termo: termo && toIsoDate(addDays(termo, -365)),
    },
    trx,
  );
};

/**
 * One pedido of somebody without account or e-mail, decided and still to be told by letter; and one that came to the desk by
 * letter.
 */
const semearSemConta = async (
  { platform, trx, gestor }: Palco,
  rol: Awaited<ReturnType<typeof semearRol>>,
): Promise<void> => {
  const [plano, rotas] = rol;
  if (!plano || !rotas) throw new RangeError('The demonstration has no roll');
  const pedir = (
    ha: number,
    usuario: UsuarioAtual | null,
    pedido: Omit<NovoPedido, 'chaveEnvio' | 'idOuvidoria'>,
  ) =>
    pedirDesclassificacao(
      haDias(platform, ha),
      usuario,
      {
        chaveEnvio: chaveDeEnvio(`desclassificacao/${pedido.requerente?.nome}`),
        idOuvidoria: IFCE,
        ...pedido,
      },
      trx,
    );
  const semConta = await pedir(18, null, {
    codigo: rotas.nup,
    descricao: '',
    texto: TEXTOS.semConta,
    requerente: {
      nome: 'José Ribamar Costa',
      endereco: 'Rua das Flores, 120, Benfica, Fortaleza/CE, 60020-000',
    },
  });
  await decidirPedido(
    haDias(platform, 3),
    { usuario: gestor },
    { idPedido: semConta.idPedido },
    { resultado: 'mantida', texto: TEXTOS.mantida, idInformacao: null, grau: null, termo: null },
    trx,
  );
  await pedir(1, gestor, {
    codigo: plano.nup,
    descricao: '',
    texto: TEXTOS.carta,
    requerente: {
      nome: 'Francisca Pereira Lima',
      telefone: '85988887777',
      endereco: 'Sítio Boa Vista, s/n, Quixadá/CE',
    },
    atendimento: {
      canal: 'carta',
      recebidaEm: toIsoDate(addDays(localDate(platform.clock.now().getTime()), -3)),
    },
  });
};

/** The list tells the roll as the decisions left it. */
const publicarDemo = async ({ platform, trx, gestor }: Palco): Promise<void> => {
  const ontem = addDays(localDate(platform.clock.now().getTime()), -1);
  await publicarLista(
    haDias(platform, 1),
    gestor,
    { idOuvidoria: IFCE, ano: anoDaLista(ontem) },
    { motivo: '' },
    trx,
  );
};

/** Classified information of the IFCE and requests to open it; only once, and never in production. */
export const seedClassificadas = async (
  platform: Platform,
  onProgress: (sentence: string) => void = () => {},
): Promise<void> => {
  if (platform.config.isProducao)
    throw new SettingError('Os dados de demonstração não podem ser criados em produção.');
  await platform.db.transaction().execute(async (trx) => {
    await lockSeed(trx);
    if ((await countClassificadas(trx)) > 0) return;
    const gestor = await contaDe(trx, 'gestor.ifce', Perfil.gestor, IFCE);
    const palco = { platform, trx, gestor };
    const rol = await semearRol(palco);
    await semearPedidos(palco, rol);
    await semearSemConta(palco, rol);
    await publicarDemo(palco);
    onProgress('Informações classificadas de demonstração criadas.');
  });
};
