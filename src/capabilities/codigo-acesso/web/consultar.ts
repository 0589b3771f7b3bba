import { createApi, createReader, SILENT } from '#shell/api/client.ts';
import { esquecerEnviadas } from '#shell/guardado/enviadas.ts';
import { comProva } from '#shell/prova-de-trabalho/com-prova.ts';
import type { Andamento } from '#shell/prova-de-trabalho/resolver-desafio.ts';
import { esquecerConsulta, lembrarConsulta } from '#shell/segredo-do-endereco/chave-da-consulta.ts';
import type { codigoAcessoContract } from '../contract.ts';

const api = createApi<typeof codigoAcessoContract>();
const read = createReader<typeof codigoAcessoContract>();

const PROVA = 'GET /app-web/v1/manifestacoes/consultar/desafio';

interface ProtocoloECodigo {
  readonly protocolo: string;
  readonly codigoAcesso: string;
}

/** Exchanges protocol and access code for the cookie that opens the case or the pedido; the page that shows it. */
export const consultarProtocolo = async (par: ProtocoloECodigo, onAndamento?: Andamento): Promise<string> => {
  const aberto = await comProva(
    (prova) => api('POST /app-web/v1/manifestacoes/consultar', { body: { ...par, ...prova } }, SILENT),
    { onAndamento, dado: await read(PROVA) },
  );
  lembrarConsulta(aberto);
  return 'idPedido' in aberto
    ? `/desclassificacao/${aberto.idPedido}`
    : `/manifestacao/detalhar/${aberto.idManifestacao}`;
};

/** Exchanges the code from the address for the same cookie. */
export const trocarCodigo = async (
  idManifestacao: number,
  codigoAcesso: string,
  onAndamento?: Andamento,
): Promise<void> => {
  await comProva(
    (prova) =>
      api(
        'POST /app-web/v1/manifestacoes/consultar/trocar',
        { body: { idManifestacao, codigoAcesso, ...prova } },
        SILENT,
      ),
    { onAndamento, dado: await read(PROVA) },
  );
  lembrarConsulta({ idManifestacao });
};

/** Shows the code, once, to who has the key that was handed over. */
export const receberCodigo = async (chave: string, onAndamento?: Andamento) =>
  comProva(
    (prova) => api('POST /app-web/v1/codigo-de-acesso/receber', { body: { chave, ...prova } }, SILENT),
    { onAndamento, dado: await read(PROVA) },
  );

export const fecharConsulta = async (): Promise<void> => {
  await api('POST /app-web/v1/manifestacoes/consultar/sair');
  esquecerConsulta();
  // A receipt in this tab may still hold the code of a case sent from it.
  esquecerEnviadas();
};
