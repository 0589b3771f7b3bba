import { useEffect, useState } from 'react';
import { z } from 'zod';
import type { AnexoEscolhido } from '#shell/campo-de-anexos.ts';
import { useAteEnviar } from '#shell/guardado/ate-enviar.ts';
import { readTexto } from '#shell/guardado/guardados.ts';
import { useUsuario } from '#shell/session/session.ts';
import type { FormularioEnviavel } from '#shell/ui/form/use-formulario.ts';
import type { RemedioRegistrado } from './criar-remedio.ts';

const ATO = 'recurso-escolhas';

const guardadas = z.object({
  remedio: z.string(),
  idTipoRecurso: z.string(),
  anexos: z.array(z.object({ idAnexo: z.int(), segredo: z.string(), nome: z.string(), tamanho: z.number() })),
});

/** What is chosen besides the text, which is kept separately. */
export interface Escolhas {
  readonly idTipoRecurso: string;
  readonly anexos: readonly AnexoEscolhido[];
}

/** The text's field already says that this browser stores nothing; the choices stay on the page. */
const semArmazenamento = (): void => undefined;

const NENHUMA: Escolhas = { idTipoRecurso: '', anexos: [] };

const interpretar = (texto: string, remedio: RemedioRegistrado): Escolhas => {
  if (texto === '') return NENHUMA;
  const lidas = guardadas.safeParse(JSON.parse(texto));
  return lidas.success && lidas.data.remedio === remedio ? lidas.data : NENHUMA;
};

/** The choices this browser stored; null while reading them. */
export const useEscolhasGuardadas = (idManifestacao: number, remedio: RemedioRegistrado): Escolhas | null => {
  const dono = useUsuario()?.login ?? null;
  const [escolhas, setEscolhas] = useState<Escolhas | null>(null);
  useEffect(() => {
    let isAqui = true;
    readTexto(idManifestacao, ATO, dono).then(
      (texto) => isAqui && setEscolhas(interpretar(texto, remedio)),
      // A browser that refuses to store has nothing; the text's field says so.
      () => isAqui && setEscolhas(NENHUMA),
    );
    return () => {
      isAqui = false;
    };
  }, [idManifestacao, remedio, dono]);
  return escolhas;
};

export const useGuardarEscolhas = (
  form: FormularioEnviavel,
  idManifestacao: number,
  remedio: RemedioRegistrado,
  { idTipoRecurso, anexos }: Escolhas,
): void => {
  const { gravar } = useAteEnviar(form, idManifestacao, ATO);
  useEffect(() => {
    const isVazia = idTipoRecurso === '' && anexos.length === 0;
    const texto = isVazia ? '' : JSON.stringify({ remedio, idTipoRecurso, anexos });
    gravar(texto).catch(semArmazenamento);
  }, [gravar, remedio, idTipoRecurso, anexos]);
};
