import { assinatura, guardarPalavras } from '#capabilities/manifestacao/server/index.ts';
import { decidir as ato } from '../domain/decidir.ato.ts';
import { caminhoDaDenuncia } from './denunciar.ts';
import { updateDenuncia } from './descumprimento-repository.ts';
import { nomeDoOrgao } from './destino-do-caso.ts';
import { fazNaDenuncia } from './faz-na-denuncia.ts';

/** Decides, once, whether what was promised is still owed. */
export const decidir = fazNaDenuncia(
  ato,
  async ({ quem, tx, caso, agora, denuncia }, { procedente, texto }) => {
    const idDenuncia = denuncia.id;
    const guardado = caso.guardarTexto(texto);
    await updateDenuncia(tx, idDenuncia, {
      procedente,
      resposta: guardado.texto,
      resposta_cifrada: guardado.texto_cifrado,
      ...assinatura(quem, { row: { sigla_ouvidoria: denuncia.sigla_destino } }),
      respondida_em: agora,
    });
    const orgaoDestino = nomeDoOrgao({ sigla: denuncia.sigla_destino, nome: denuncia.nome_destino });
    const variaveis = { orgaoDestino };
    return {
      informacoes: procedente
        ? 'A denúncia de descumprimento foi considerada procedente: o que foi prometido ainda é devido.'
        : 'A denúncia de descumprimento foi considerada improcedente.',
      detalhes: { idDenuncia, procedente, ...guardarPalavras(caso.cofre, 'justificativa', texto) },
      avisos: [
        { evento: 'descumprimento.decidida', variaveis },
        ...(denuncia.id_ouvidoria_destino === caso.row.id_ouvidoria
          ? []
          : [
              {
                evento: 'descumprimento.decidida-ao-orgao',
                variaveis,
                caminho: caminhoDaDenuncia(idDenuncia),
              } as const,
            ]),
      ],
      resultado: undefined,
    };
  },
);
