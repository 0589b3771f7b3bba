import { anexarA } from '#capabilities/anexo/server/index.ts';
import { TipoDocumentoDoCaso } from '#kernel/numeros/documento.ts';
import { parseIsoDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';
import type { Platform } from '#server/platform.ts';
import {
  type DadosDoRepresentante,
  qualidades,
  type Representante,
} from '../../domain/registrar/representante.ts';
import type { NoAto } from '../anotar.ts';
import type { Caso } from '../caso.ts';
import { guardarPalavras } from '../palavras.ts';
import { assinatura, type QuemAge } from '../quem-age.ts';
import { insertRepresentacao } from './cadastrar-repository.ts';

const dadosDe = ({
  nome,
  qualidade,
  cpf,
  outroDocumento,
  semCopia,
}: Representante): DadosDoRepresentante => ({
  nome,
  qualidade,
  tipoDocumento: cpf ? TipoDocumentoDoCaso.cpf : (outroDocumento?.tipo ?? null),
  documento: cpf ?? outroDocumento?.numero ?? null,
  semCopia: semCopia ?? null,
});

/**
 * Keeps who acts for the person, with the instrument, at the filing or later. The history says who acts for whom to those
 * who may know who filed; to the others only that somebody does.
 */
export const guardarRepresentacao = async (
  {
    platform,
    tx,
    caso,
    agora,
    quem,
  }: Omit<NoAto, 'caso'> & {
    readonly platform: Platform;
    readonly quem: QuemAge;
    readonly caso: Pick<Caso, 'guardarTexto' | 'cofre'> & {
      readonly row: Pick<Caso['row'], 'id' | 'sigla_ouvidoria'>;
    };
  },
  representante: Representante,
): Promise<{ readonly informacoes: string; readonly detalhes: Readonly<Record<string, unknown>> }> => {
  const { nome, qualidade, validaAte, anexos } = representante;
  const ultimoDia = validaAte ? parseIsoDate(validaAte) : null;
  const guardado = caso.guardarTexto(JSON.stringify(dadosDe(representante)));
  const idRepresentacao = await insertRepresentacao(tx, {
    id_manifestacao: caso.row.id,
    dados: guardado.texto,
    dados_cifrados: guardado.texto_cifrado,
    valida_ate: validaAte ?? null,
    ...assinatura(quem, caso),
    registrada_em: agora,
  });
  await anexarA(platform, tx, {
    enviados: anexos,
    idManifestacao: caso.row.id,
    cofre: caso.cofre,
    vinculo: { idRepresentacao },
  });
  const ate = ultimoDia ? `até ${formatData(ultimoDia)}` : 'enquanto a manifestação durar';
  return {
    informacoes: `Alguém passou a agir em nome de quem registrou, ${ate}.`,
    detalhes: {
      idRepresentacao,
      ...guardarPalavras(
        caso.cofre,
        'mensagem',
        `quem representa é ${nome}, ${qualidades[qualidade].toLowerCase()}.`,
      ),
    },
  };
};
