import type { MouseEvent } from 'react';
import type { z } from 'zod';
import type { Endpoint } from '#kernel/endpoint.ts';
import { createApi } from './client.ts';

interface Conferir extends Endpoint {
  readonly response: z.ZodType<{ ok: true }>;
}
const api = createApi<{ readonly 'POST /app-web/v1/segundo-fator/conferir': Conferir }>();

const baixar = async (endereco: string): Promise<void> => {
  await api('POST /app-web/v1/segundo-fator/conferir');
  const link = document.createElement('a');
  link.href = endereco;
  link.download = '';
  link.click();
};

/**
 * For links to a file of people's data. The browser fetches it by itself, so the second factor is asked for before; a
 * refusal is shown by the client.
 */
export const baixarConfirmado = (event: MouseEvent<HTMLAnchorElement>): void => {
  event.preventDefault();
  void baixar(event.currentTarget.href).catch(() => undefined);
};
