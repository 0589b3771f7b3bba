import { assinatura, guardarPalavras } from '#capabilities/manifestacao/server/index.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData, semPontoFinal } from '#kernel/texto.ts';
import { decidir as ato } from '../domain/decidir.ato.ts';
import type { TipoDaDenuncia } from '../domain/fatos-da-denuncia.ts';
import { updateDenuncia } from './descumprimento-repository.ts';
import { nomeDoOrgao } from './destino-do-caso.ts';
import { fazNaDenuncia } from './faz-na-denuncia.ts';
import { caminhoDaDenuncia } from './levar-ao-controle.ts';
import { mudarPromessa } from './mudar-promessa.ts';

const fraseDa = (tipo: TipoDaDenuncia, procedente: boolean, ate: string | null): string => {
  const oQue = tipo === 'contestacao' ? 'A contestação da entrega' : 'A denúncia de descumprimento';
  if (!procedente) return `${oQue} foi considerada improcedente.`;
  const devido = ate ? `O órgão tem até ${ate} para entregar.` : 'O órgão já fez outra entrega.';
  return `${oQue} foi considerada procedente: o que foi prometido ainda é devido. ${devido}`;
};

/** Decides, once, whether what was promised is still owed; if so, it has a new date. */
export const decidir = fazNaDenuncia(
  ato,
  async ({ quem, tx, caso, agora, denuncia }, { procedente, texto, dataEntrega }) => {
    const idDenuncia = denuncia.id;
    const tipo = denuncia.tipo as TipoDaDenuncia;
    const guardado = caso.guardarTexto(texto);
    const mudanca = await mudarPromessa({ tx, caso, agora }, denuncia, { procedente, dataEntrega });
    await updateDenuncia(tx, idDenuncia, {
      procedente,
      nova_data: mudanca?.prazo ?? null,
      resposta: guardado.texto,
      resposta_cifrada: guardado.texto_cifrado,
      ...assinatura(quem, { row: { sigla_ouvidoria: denuncia.sigla_destino } }),
      respondida_em: agora,
    });
    const orgaoDestino = nomeDoOrgao({ sigla: denuncia.sigla_destino, nome: denuncia.nome_destino });
    const variaveis = { orgaoDestino };
    const isDeFora = denuncia.id_ouvidoria_destino !== caso.row.id_ouvidoria;
    const caminho = caminhoDaDenuncia(idDenuncia);
    const ate = mudanca && formatData(diaGuardado(mudanca.prazo));
    const frase = fraseDa(tipo, procedente, ate);
    const novaData = mudanca && {
      orgaoDestino,
      prazoAnterior: formatData(diaGuardado(mudanca.anterior)),
      prazo: formatData(diaGuardado(mudanca.prazo)),
    };
    return {
      informacoes: frase,
      detalhes: { idDenuncia, procedente, ...guardarPalavras(caso.cofre, 'justificativa', texto) },
      avisos: [
        {
          evento: 'descumprimento.decidida',
          // Of a case that is or was a denúncia no mail says anything.
          variaveis: {
            orgaoDestino,
            resultado: caso.isSigilosa ? 'só pode ser lido na plataforma' : semPontoFinal(frase),
          },
        },
        ...(isDeFora ? [{ evento: 'descumprimento.decidida-ao-orgao', variaveis, caminho } as const] : []),
        ...(novaData
          ? [
              { evento: 'cumprimento.nova-data', variaveis: novaData } as const,
              { evento: 'cumprimento.nova-data-ao-orgao', variaveis: novaData } as const,
            ]
          : []),
      ],
      resultado: undefined,
    };
  },
);
