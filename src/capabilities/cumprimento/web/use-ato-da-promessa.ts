import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#shell/api/errors.ts';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import type { FormularioEnviavel } from '#shell/ui/form/use-formulario.ts';

/** Sends an act on a promise. When somebody acted meanwhile, the case is read again, with the text kept. */
export const useAtoDaPromessa = <T, R>(
  form: FormularioEnviavel,
  idManifestacao: number,
  enviar: (dados: T) => Promise<R>,
  aoFazer: (resposta: R) => void,
) => {
  const queries = useQueryClient();
  const reler = () => queries.invalidateQueries({ queryKey: ['manifestacao', idManifestacao] });
  return useEnvio<T, R>(
    form,
    async (dados) => {
      try {
        return await enviar(dados);
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) void reler();
        throw error;
      }
    },
    (resposta) => {
      void queries.invalidateQueries({ queryKey: ['promessas'] });
      aoFazer(resposta);
    },
  );
};
