import { listAnexosDosAtendimentos } from '#capabilities/anexo/server/index.ts';
import { findRespondidaEmTempo } from '#capabilities/complementacao/server/index.ts';
import { verPromessas } from '#capabilities/cumprimento/server/index.ts';
import { leCarta } from '#capabilities/manifestacao/domain/ler/leitura.ts';
import type { IdSituacao } from '#capabilities/manifestacao/domain/situacao.ts';
import {
  anotarVisualizacao,
  atoDaManifestacao,
  findCasoDaEquipe,
  findCasoVisivel,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import { isRemedio } from '#capabilities/remedio/domain/remedio.ts';
import { checkAct } from '#kernel/ato/interpretar.ts';
import { Perfil } from '#kernel/perfil.ts';
import { compareDates, localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import type { Platform } from '#server/platform.ts';
import type { AtendimentoVisto, AtoQueCabe, RepresentanteNoBalcao } from '../domain/atendimento.ts';
import { aindaNaoChegou } from '../domain/atendimento-errors.ts';
import { type AtoDaPessoa, atosDaPessoa, nomesDosAtos, sobreUmaPromessa } from '../domain/atos-da-pessoa.ts';
import { cabeNoBalcao, momentoDaChegada, podeAtender } from '../domain/pode-atender.ts';
import { atendimentoVistoDe } from './atendimento-presenter.ts';
import { listAtendimentos } from './atendimento-repository.ts';
import { atendidoDe } from './registrar.ts';
import { listRepresentantes } from './representantes.ts';

const isSobrePromessa = (ato: AtoDaPessoa): boolean => sobreUmaPromessa.some((cada) => cada === ato);

/** The acts that the person could do by themselves, on the day their letter arrived. */
export const atosQueCabem = async (
  platform: Platform,
  quem: QuemAge,
  idManifestacao: number,
  recebidaEm: string | undefined,
): Promise<{ motivo: string | null; atos: AtoQueCabe[]; representantes: RepresentanteNoBalcao[] }> => {
  const daEquipe = await findCasoDaEquipe(platform, quem, idManifestacao);
  await anotarVisualizacao(platform, quem, daEquipe);
  const perfil = quem.usuario?.idPerfil ?? Perfil.publico;
  const atendido = atendidoDe(daEquipe);
  const verdict = podeAtender(atendido);
  if (!verdict.allowed) return { motivo: verdict.error.message, atos: [], representantes: [] };
  const agora = platform.clock.now();
  const hoje = localDate(agora.getTime());
  const dia = recebidaEm === undefined ? hoje : diaGuardado(recebidaEm);
  if (compareDates(dia, hoje) > 0) throw aindaNaoChegou();
  const emNome = {
    idAtendimento: 0,
    canal: 'carta',
    dia,
    recebidaEm: momentoDaChegada(dia, agora),
    oQue: '',
    sabeDe: [],
  } as const;
  const pelaPessoa = { ...quem, emNome };
  const caso = await findCasoVisivel(platform, pelaPessoa, idManifestacao);
  const promessas = await verPromessas(platform, pelaPessoa, idManifestacao);
  const arquivadaAntes = await findRespondidaEmTempo(platform.db, caso, dia);
  const atos = nomesDosAtos.flatMap((ato): AtoQueCabe[] => {
    if (!cabeNoBalcao(atendido, ato).allowed) return [];
    const dela = promessas.filter((promessa) => promessa.atos.includes(ato));
    const isAberto = isSobrePromessa(ato)
      ? dela.length > 0
      : (ato === 'complementar' && arquivadaAntes !== undefined) ||
        checkAct(atoDaManifestacao(platform, ato), {
          estado: caso.row.id_situacao as IdSituacao,
          perfil,
          fatos: caso.fatos,
        }).allowed;
    if (!isAberto) return [];
    const remedio = isRemedio(ato) ? caso.remedios?.[ato] : undefined;
    const fecha = remedio?.janela?.fecha ?? null;
    return [
      {
        ato,
        nome: atosDaPessoa[ato].nome,
        ultimoDia: fecha && toIsoDate(fecha),
        pedeTipo: ato === 'recorrer' && !remedio?.porSilencio,
        promessas: dela.map(({ idPromessa, oQue }) => ({ idPromessa, oQue })),
      },
    ];
  });
  return { motivo: null, atos, representantes: await listRepresentantes(platform.db, daEquipe, quem, dia) };
};

export const verAtendimentos = async (
  platform: Platform,
  quem: QuemAge,
  idManifestacao: number,
): Promise<AtendimentoVisto[]> => {
  const caso = await findCasoVisivel(platform, quem, idManifestacao);
  const { db, clock } = platform;
  const [cartas, rows, representantes] = await Promise.all([
    leCarta(caso.fatos, quem.usuario) ? listAnexosDosAtendimentos(db, caso) : [],
    listAtendimentos(db, idManifestacao),
    listRepresentantes(db, caso, quem, localDate(clock.now().getTime())),
  ]);
  if (rows.length > 0) await anotarVisualizacao(platform, quem, caso);
  return rows.map((row) => atendimentoVistoDe(row, { cartas, representantes }));
};
