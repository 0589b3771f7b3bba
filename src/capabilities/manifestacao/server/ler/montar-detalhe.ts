import { type AnexoDoCaso, anexosLidos } from '#capabilities/anexo/server/index.ts';
import { allowedActs } from '#kernel/ato/interpretar.ts';
import { Perfil } from '#kernel/perfil.ts';
import { lerJuntas } from '#server/db/leituras-juntas.ts';
import type { Platform } from '#server/platform.ts';
import type { AtoDaManifestacao } from '../../domain/ato.ts';
import type { DetalheDaManifestacao } from '../../domain/ler/detalhe.ts';
import { avisoDosRetidos, isRetido } from '../../domain/ler/leitura-dos-arquivos.ts';
import type { IdSituacao } from '../../domain/situacao.ts';
import { atosDaManifestacao } from '../atos.ts';
import { type Caso, casoDoArquivo } from '../caso.ts';
import { ninguemTrataSem } from '../impedidos/impedidos.ts';
import type { QuemAge } from '../quem-age.ts';
import { toDetalhe } from './detalhe-presenter.ts';
import { type Leitura, leituraDe } from './leitura.ts';
import { nomesDoCaso, nomesDoTeor } from './nomes-repository.ts';
import { lerPartes, type PartesLidas } from './partes-do-caso.ts';

/** An act on an area's step is offered with the step, which knows whether it is open to it. */
const isDoCaso = ({ rota }: AtoDaManifestacao): boolean => !rota?.chave.includes(':idTramitacao');

/** The whole case, whoever asks; the caller decides how much of it the person reads. */
export const readDetalhe = async (platform: Platform, quem: QuemAge, caso: Caso): Promise<DetalheLido> =>
  montarDetalhe(platform, quem, {
    caso,
    leitura: leituraDe(caso, quem),
    partes: await lerPartes(lerJuntas(platform.db), caso.row.id),
  });

interface DetalheLido {
  readonly detalhe: DetalheDaManifestacao;
  readonly anexos: readonly AnexoDoCaso[];
}

interface CasoComPartes {
  readonly caso: Caso;
  readonly leitura: Leitura;
  readonly partes: PartesLidas;
}

/** The detail of a case from what was read of it, whoever asks. */
export const montarDetalhe = async (
  platform: Platform,
  quem: QuemAge,
  { caso, leitura, partes }: CasoComPartes,
): Promise<DetalheLido> => {
  const { db, clock } = platform;
  const { tabelas, arquivos, impedimentos, ...lidas } = partes;
  const teor = caso.teor();
  const [nomes, doTeor, semQuemTrate] = await Promise.all([
    nomesDoCaso(db, tabelas, caso.row),
    nomesDoTeor(db, tabelas, teor),
    caso.relacao === 'manifestante' && ninguemTrataSem(platform, db, caso.row, impedimentos),
  ]);
  const todos = anexosLidos(caso, arquivos);
  const anexos = todos.filter((anexo) => !isRetido(casoDoArquivo(caso), anexo));
  const perfil = quem.usuario?.idPerfil ?? Perfil.publico;
  const todosOsAtos = atosDaManifestacao(platform);
  const atos = allowedActs(todosOsAtos.filter(isDoCaso), {
    estado: caso.row.id_situacao as IdSituacao,
    perfil,
    fatos: caso.fatos,
  });
  const detalhe = toDetalhe(
    {
      ...lidas,
      caso,
      leitura,
      teor,
      nomes,
      nomesDoTeor: doTeor,
      semQuemTrate,
      anexos,
      avisoDosAnexos: avisoDosRetidos(todos.length - anexos.length),
      perfil,
      atos,
      todosOsAtos,
    },
    clock.now(),
  );
  return { detalhe, anexos };
};
