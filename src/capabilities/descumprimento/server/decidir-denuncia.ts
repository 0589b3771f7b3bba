import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import { assinatura, guardarPalavras, type QuemAge } from '#capabilities/manifestacao/server/index.ts';
import type { Platform } from '#server/platform.ts';
import { agirNaDenuncia } from './agir-na-denuncia.ts';
import { caminhoDaDenuncia } from './denunciar.ts';
import { updateDenuncia } from './descumprimento-repository.ts';
import { nomeDoOrgao } from './destino-do-caso.ts';

export interface DecisaoDaDenuncia {
  readonly procedente: boolean;
  readonly texto: string;
}

export const decidirDenuncia = (
  platform: Platform,
  quem: QuemAge,
  idDenuncia: number,
  { procedente, texto }: DecisaoDaDenuncia,
): Promise<void> =>
  agirNaDenuncia(platform, quem, idDenuncia, 'decidir', async ({ tx, caso, agora, denuncia }) => {
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
      acao: Acao.denunciaDeDescumprimento,
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
  });
