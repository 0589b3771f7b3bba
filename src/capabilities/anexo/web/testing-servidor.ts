import { vi } from 'vitest';
import type { SituacaoDoAnexo } from '../contract.ts';

/** A fake server: keeps what arrives, and can drop the connection, refuse or warn. */
export class ServidorDeAnexos {
  readonly arquivos = new Map<number, { nome: string; tamanho: number; recebido: number; manter: boolean }>();
  readonly pedidos: string[] = [];
  /** How many of the next pieces are lost. */
  quedas = 0;
  /** True if the lost pieces did arrive, and only the answer was lost. */
  chegouAntesDaQueda = false;
  motivoRecusa: string | null = null;
  alertas: SituacaoDoAnexo['alertas'] = [];

  readonly fetch = vi.fn<typeof fetch>(async (input, init) => {
    const url = String(input);
    const [, id, ato = 'pedir'] = /anexos(?:\/(\d+)\/(\w+))?/.exec(url) ?? [];
    this.pedidos.push(ato);
    if (!id) return this.#pedir(JSON.parse(String(init?.body)));
    const arquivo = this.arquivos.get(Number(id));
    if (!arquivo)
      return Response.json(
        { message: 'Arquivo não encontrado.', code: 'anexo.inexistente' },
        { status: 404 },
      );
    if (ato === 'remover') this.arquivos.delete(Number(id));
    if (ato === 'conteudo') return this.#receber(Number(id), arquivo, init);
    if (ato === 'concluir') arquivo.manter = JSON.parse(String(init?.body)).manterMetadados;
    return Response.json(this.#situacao(Number(id), ato === 'concluir'));
  });

  #pedir({ nomeArquivo, tamanho }: { nomeArquivo: string; tamanho: number }): Response {
    const idAnexo = this.arquivos.size + 1;
    this.arquivos.set(idAnexo, { nome: nomeArquivo, tamanho, recebido: 0, manter: false });
    const urlEnvio = `/api/app-web/v1/anexos/${idAnexo}/conteudo?expira=1&assinatura=x`;
    return Response.json({
      idAnexo,
      segredo: `segredo-do-arquivo-numero-${idAnexo}`,
      urlEnvio,
      expiraEm: '2026-03-12T13:00:00Z',
    });
  }

  #receber(id: number, arquivo: { recebido: number }, init: RequestInit | undefined): Response {
    const posicao = Number(new Headers(init?.headers).get('upload-offset'));
    const tamanho = init?.body instanceof Blob ? init.body.size : 0;
    if (this.quedas > 0) {
      this.quedas--;
      if (this.chegouAntesDaQueda) arquivo.recebido += tamanho;
      throw new TypeError('Failed to fetch');
    }
    if (posicao !== arquivo.recebido) {
      return Response.json(
        { message: 'x', code: 'anexo.posicao', details: { recebido: arquivo.recebido } },
        { status: 409 },
      );
    }
    arquivo.recebido += tamanho;
    return Response.json(this.#situacao(id, false));
  }

  #situacao(idAnexo: number, concluido: boolean): SituacaoDoAnexo {
    const arquivo = this.arquivos.get(idAnexo);
    const { recebido = 0, tamanho = 0, manter = false } = arquivo ?? {};
    const pronto = this.motivoRecusa ? 'recusado' : 'pronto';
    return {
      idAnexo,
      situacao: concluido || recebido === tamanho ? pronto : 'recebendo',
      recebido,
      tamanho,
      tipoConteudo: 'image/jpeg',
      motivoRecusa: this.motivoRecusa,
      alertas: this.alertas,
      manterMetadados: manter,
    };
  }
}
