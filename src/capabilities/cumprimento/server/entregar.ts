import { anexarA } from '#capabilities/anexo/server/index.ts';
import { assinatura, diaSabido } from '#capabilities/manifestacao/server/index.ts';
import { ultimoDiaDito } from '#capabilities/remedio/domain/ciencia.ts';
import { janelaDaEntrega } from '#capabilities/remedio/domain/promessas.ts';
import { insertEntrega } from '#capabilities/remedio/server/index.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { DIAS_PARA_RECORRER } from '#kernel/prazo/prazos-da-lei.ts';
import { enforce } from '#kernel/verdict.ts';
import { checkEntrega } from '../domain/check-entrega.ts';
import { entregar as ato } from '../domain/entregar.ato.ts';
import { fazNaPromessa } from './faz-na-promessa.ts';
import { deOndeVem } from './promessa-presenter.ts';

const NADA = { texto: null, texto_cifrado: null } as const;

/** Hands over what was promised; the person has ten days to say that it is not what was owed. */
export const entregar = fazNaPromessa(
  ato,
  async ({ platform, quem, tx, caso, agora, promessa }, { texto, anexos, consulta }) => {
    const momento = agora.getTime();
    const diaDaConsulta = consulta && diaGuardado(consulta.dia);
    enforce(checkEntrega({ texto, arquivos: anexos.length, diaDaConsulta }, localDate(momento)));
    const { fecha } = janelaDaEntrega(caso.calendario, momento, diaDaConsulta);
    const contestarAte = toIsoDate(fecha);
    const local = consulta ? caso.guardarTexto(consulta.local) : NADA;
    const idEntrega = await insertEntrega(tx, promessa, {
      ...(texto === null ? NADA : caso.guardarTexto(texto)),
      local: local.texto,
      local_cifrado: local.texto_cifrado,
      dia: consulta?.dia ?? null,
      hora: consulta?.hora ?? null,
      ...assinatura(quem, caso),
      entregue_em: agora,
      contestar_ate: contestarAte,
    });
    await anexarA(platform, tx, {
      enviados: anexos,
      idManifestacao: caso.row.id,
      cofre: caso.cofre,
      vinculo: { idEntrega },
    });
    // By letter or at the desk the days run from the notice (`registrarCiencia`).
    const sabido = diaSabido(caso, fecha);
    const ultimoDia = ultimoDiaDito(sabido, DIAS_PARA_RECORRER);
    const { id_ouvidoria_julgadora: julgadora } = promessa;
    return {
      informacoes: `O órgão entregou o que prometeu (${deOndeVem(promessa)}). Quem pediu pode confirmar, ou contestar até ${ultimoDia}.`,
      detalhes: { idPromessa: promessa.id, idEntrega },
      avisos: [
        { evento: 'cumprimento.entregue', variaveis: { ultimoDia } },
        ...(julgadora !== null && julgadora !== caso.row.id_ouvidoria
          ? [
              {
                evento: 'cumprimento.entregue-a-instancia',
                orgao: promessa.email_julgadora,
                idOrgaoAvisado: julgadora,
                chave: `entregue-a-instancia:${idEntrega}`,
              } as const,
            ]
          : []),
      ],
      resultado: { contestarAte: sabido && contestarAte },
    };
  },
);
