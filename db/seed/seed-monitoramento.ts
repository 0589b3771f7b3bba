import { criteriosDoCaso, type Nota, type Notas } from '#capabilities/monitoramento/domain/criterios.ts';
import { avaliarCaso } from '#capabilities/monitoramento/server/avaliacao/avaliar-caso.ts';
import { devolver } from '#capabilities/monitoramento/server/avaliacao/devolver.ts';
import { sortearAmostra } from '#capabilities/monitoramento/server/avaliacao/sortear-amostra.ts';
import { verAvaliacao } from '#capabilities/monitoramento/server/avaliacao/ver-avaliacoes.ts';
import { avaliarItem } from '#capabilities/transparencia-ativa/server/avaliar-item.ts';
import { enviarItens } from '#capabilities/transparencia-ativa/server/enviar-itens.ts';
import { responder } from '#capabilities/transparencia-ativa/server/responder.ts';
import { Esfera } from '#kernel/enumeracoes.ts';
import { Perfil } from '#kernel/perfil.ts';
import { addDays, localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { NADA_FORA, type UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { days } from '#server/clock.ts';
import { SettingError } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { listContas } from './casos/casos-repository.ts';
import { countMonitoramento, lockSeed } from './seed-repository.ts';
import { avaliacoesDaTransparencia, respostasDaTransparencia } from './transparencia.ts';

const CGU = 6;
const IFCE = 65;

const gestorDe = async (db: Db, login: string, idOuvidoria: number): Promise<UsuarioAtual> => {
  const conta = (await listContas(db)).find((cada) => cada.login === login);
  if (!conta) throw new RangeError(`The demonstration has no account ${login}`);
  return {
    idUsuario: conta.id,
    login,
    nome: conta.nome,
    idPerfil: Perfil.gestor,
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

/** Where the acts of the demonstration are done: in one transaction, so that a start that is killed leaves all or nothing. */
interface Palco {
  readonly platform: Platform;
  readonly trx: Db;
  readonly orgao: UsuarioAtual;
  readonly autoridade: UsuarioAtual;
}

const semearTransparencia = async ({ platform, trx, orgao, autoridade }: Palco): Promise<void> => {
  for (const { idItem, ...resposta } of respostasDaTransparencia)
    await responder(haDias(platform, 40), orgao, { idOuvidoria: IFCE, idItem, versao: 0 }, resposta, trx);
  const itens = respostasDaTransparencia.filter(({ idItem }) => idItem !== 3).map(({ idItem }) => idItem);
  await enviarItens(haDias(platform, 39), orgao, IFCE, itens, trx);
  for (const { idItem, ...avaliacao } of avaliacoesDaTransparencia)
    await avaliarItem(
      haDias(platform, 38),
      autoridade,
      { idOuvidoria: IFCE, idItem, versao: 2 },
      avaliacao,
      trx,
    );
};

const NOTAS: readonly Nota[] = ['atende', 'atende', 'atende-em-parte', 'atende', 'nao-atende', 'atende'];

const semearAvaliacao = async ({ platform, trx, autoridade }: Palco): Promise<void> => {
  const antes = haDias(platform, 10);
  const hoje = localDate(antes.clock.now().getTime());
  const amostraNova = {
    idOuvidoria: IFCE,
    de: toIsoDate(addDays(hoje, -365)),
    ate: toIsoDate(hoje),
    recorte: 'todas',
    tamanho: 5,
    semente: 'demonstracao',
  } as const;
  const { idAvaliacao } = await sortearAmostra(antes, autoridade, amostraNova, trx);
  const { amostra } = await verAvaliacao(antes, autoridade, idAvaliacao, trx);
  for (const [ordem, { idManifestacao, leitura }] of amostra.entries()) {
    const notas: Notas = Object.fromEntries(
      criteriosDoCaso(leitura).map((nome, indice) => [nome, NOTAS[(ordem + indice) % NOTAS.length]]),
    );
    const comentario = leitura === 'resposta' ? 'Diga à pessoa o que ela pode fazer em seguida.' : '';
    await avaliarCaso(antes, autoridade, { idAvaliacao, idManifestacao }, { notas, comentario }, trx);
  }
  await devolver(
    antes,
    autoridade,
    { idAvaliacao, versao: 1 },
    {
      parecer:
        'As respostas são respeitosas e saem quase sempre no prazo. Falta orientar a pessoa sobre os próximos passos e explicar melhor o que não pôde ser feito.',
      dias: 20,
    },
    trx,
  );
};

/** A few answers on active transparency and one evaluation, after the cases are there; only once, and never in production. */
export const seedMonitoramento = async (
  platform: Platform,
  onProgress: (sentence: string) => void = () => {},
): Promise<void> => {
  if (platform.config.isProducao)
    throw new SettingError('Os dados de demonstração não podem ser criados em produção.');
  await platform.db.transaction().execute(async (trx) => {
    await lockSeed(trx);
    if ((await countMonitoramento(trx)) > 0) return;
    const orgao = await gestorDe(trx, 'gestor.ifce', IFCE);
    const autoridade = await gestorDe(trx, 'gestor.cgu', CGU);
    const palco = { platform, trx, orgao, autoridade };
    await semearTransparencia(palco);
    await semearAvaliacao(palco);
    onProgress('Transparência ativa e avaliação de tratamento de demonstração criadas.');
  });
};
