import { ApiError } from '#shell/api/errors.ts';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import type { FormularioEnviavel } from '#shell/ui/form/use-formulario.ts';

interface Opcoes<T> {
  readonly form: FormularioEnviavel;
  readonly enviar: (dados: T) => Promise<unknown>;
  readonly onFeito: () => void;
  readonly onReler: () => void;
}

/** If somebody acted meanwhile, it is read again; typed text stays for the next try. */
export const useEnvioDoIncidente = <T>(opcoes: Opcoes<T>) =>
  useEnvio(
    opcoes.form,
    async (dados: T) => {
      try {
        await opcoes.enviar(dados);
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) opcoes.onReler();
        throw error;
      }
    },
    () => opcoes.onFeito(),
  );
