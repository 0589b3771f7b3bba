import { anexarA } from '#capabilities/anexo/server/index.ts';
import { assinatura, faz, guardarPalavras } from '#capabilities/manifestacao/server/index.ts';
import { TipoDocumentoDoCaso } from '#kernel/documento.ts';
import { localDate, parseIsoDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';
import { enforce } from '#kernel/verdict.ts';
import { registrarRepresentacao as ato } from '../domain/registrar-representacao.ato.ts';
import { type DadosDoRepresentante, podeRepresentar, qualidades } from '../domain/representacao.ts';
import { insertRepresentacao } from './representacao-repository.ts';

/** The history says who acts for whom, to those who may know who filed; to the others only that. */
export const registrarRepresentacao = faz(
  ato,
  async (
    { platform, tx, caso, agora, quem },
    { nome, qualidade, cpf, outroDocumento, validaAte, semCopia, anexos },
  ) => {
    const ultimoDia = validaAte ? parseIsoDate(validaAte) : null;
    enforce(
      podeRepresentar(
        { arquivos: anexos.length, semCopia, validaAte: ultimoDia },
        localDate(agora.getTime()),
      ),
    );
    const dados: DadosDoRepresentante = {
      nome,
      qualidade,
      tipoDocumento: cpf ? TipoDocumentoDoCaso.cpf : (outroDocumento?.tipo ?? null),
      documento: cpf ?? outroDocumento?.numero ?? null,
      semCopia: semCopia ?? null,
    };
    const guardado = caso.guardarTexto(JSON.stringify(dados));
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
      resultado: undefined,
    };
  },
);
