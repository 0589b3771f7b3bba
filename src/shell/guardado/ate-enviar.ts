import { useEffect, useMemo, useState } from 'react';
import { useUsuario } from '#shell/session/session.ts';
import type { FormularioEnviavel } from '#shell/ui/form/use-formulario.ts';
import { type AtoEscrito, chaveDo, gravarTexto, readTexto, tirarTextos } from './guardados.ts';

type Formulario = Pick<FormularioEnviavel, 'control'>;

/** The keys under which the texts of a form are kept. */
const chavesDe = new WeakMap<object, Set<string>>();

/**
 * The rule: what a person types stays in this browser until it is sent, and is erased then, because
 * somebody else may use the computer next. A text is kept for a form (`useAteEnviar`), and every hook
 * that sends a form (`useEnvio`, `useLote`, `useAtoDoRecurso`) erases what was kept for it.
 * `ate-enviar.test.ts` fails for a form that escapes this. The returned function puts the texts back, for an act that is taken
 * back: until then they are in the memory of this page alone.
 */
export const esquecerGuardados = async (form: Formulario | undefined): Promise<() => Promise<void>> =>
  tirarTextos([...((form && chavesDe.get(form.control)) ?? [])]);

/** Sending the form erases these texts of the case, even if their fields are not on the page. */
export const useVaoComOEnvio = (
  { control }: Formulario,
  idManifestacao: number,
  atos: readonly AtoEscrito[],
): void => {
  useEffect(() => {
    const chaves = atos.map((ato) => chaveDo(idManifestacao, ato));
    chavesDe.set(control, new Set([...(chavesDe.get(control) ?? []), ...chaves]));
  }, [control, idManifestacao, atos]);
};

/** Keeps a text of the form in this browser until the form is sent. */
export const useAteEnviar = (form: Formulario, idManifestacao: number, ato: AtoEscrito) => {
  const login = useUsuario()?.login ?? null;
  // If the session ends while the person writes, the text still belongs to them.
  const [dono] = useState(login);
  const atos = useMemo(() => [ato], [ato]);
  useVaoComOEnvio(form, idManifestacao, atos);
  return useMemo(
    () => ({
      ler: () => readTexto(idManifestacao, ato, dono),
      /** An empty text leaves nothing behind. */
      gravar: (texto: string) => gravarTexto(idManifestacao, ato, { dono, texto }),
    }),
    [idManifestacao, ato, dono],
  );
};
