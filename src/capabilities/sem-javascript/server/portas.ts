import type { Anexo } from '#capabilities/anexo/domain/anexo.ts';
import type { ImpedimentosDoCaso } from '#capabilities/impedimento/domain/impedimento.ts';
import type { NaoDeveVer } from '#capabilities/manifestacao/domain/impedidos/nao-deve-ver.ts';
import type { DetalheDaManifestacao } from '#capabilities/manifestacao/domain/ler/detalhe.ts';
import type { TeorEnviado } from '#capabilities/manifestacao/domain/registrar/teor.ts';
import type { Pedido } from '#server/http/chamar.ts';

export interface Orgao {
  readonly idOuvidoria: number;
  readonly sigla: string;
  readonly nomeOuvidoria: string;
}

export interface Mensagem {
  readonly doManifestante: boolean;
  readonly autor: string;
  readonly texto: string;
  readonly enviadaEm: string;
  readonly anexos: readonly Anexo[];
}

export interface Denuncia {
  readonly chaveEnvio: string;
  readonly idOuvidoriaDestino: number;
  readonly idAssunto?: number;
  readonly naoDevemVer: readonly NaoDeveVer[];
  readonly teor: TeorEnviado;
}

/** What the pages ask of the rest of the product; `src/server/sem-javascript.ts` answers with its endpoints. */
export interface Portas {
  listOrgaos(pedido: Pedido, busca: string): Promise<{ itens: readonly Orgao[]; total: number }>;
  findOrgao(pedido: Pedido, idOuvidoria: string): Promise<Orgao>;
  listAssuntos(
    pedido: Pedido,
  ): Promise<readonly { readonly idAssunto: number; readonly descAssunto: string }[]>;
  registrar(
    pedido: Pedido,
    denuncia: Denuncia,
  ): Promise<{ readonly numeroProtocolo: string; readonly codigoAcesso: string }>;
  abrir(pedido: Pedido, codigo: { protocolo: string; codigoAcesso: string }): Promise<number>;
  ver(pedido: Pedido, idManifestacao: string): Promise<DetalheDaManifestacao>;
  listMensagens(pedido: Pedido, idManifestacao: string): Promise<readonly Mensagem[]>;
  escrever(pedido: Pedido, idManifestacao: string, texto: string): Promise<unknown>;
  verImpedimentos(pedido: Pedido, idManifestacao: string): Promise<ImpedimentosDoCaso>;
  pedirImpedimento(
    pedido: Pedido,
    idManifestacao: string,
    naoDevemVer: readonly NaoDeveVer[],
  ): Promise<unknown>;
  retirarPedidoDeImpedimento(pedido: Pedido, idPedido: string): Promise<unknown>;
  fechar(pedido: Pedido): Promise<unknown>;
}
