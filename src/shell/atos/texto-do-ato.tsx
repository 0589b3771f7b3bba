import type { ComponentProps } from 'react';
import { type AtoEscrito, esquecerTexto } from '#shell/guardado/guardados.ts';
import { TextoGuardado } from '#shell/guardado/texto-guardado.tsx';
import { CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import type { CasoEscolhido } from './casos.ts';
import type { AtoNaTela } from './registro.ts';

type TextoDoAtoProps = ComponentProps<typeof CampoTextoLongo> & {
  readonly casos: readonly Pick<CasoEscolhido, 'idManifestacao'>[];
  /** The act whose declaration says that this field is kept (`guarda`). */
  readonly ato: AtoNaTela | AtoEscrito;
};

const chaveDoCampo = ({ nome }: AtoNaTela, campo: string): AtoEscrito => `${nome}.${campo}`;

/** The texts of an act's form that this browser keeps. */
export const textosDo = (ato: AtoNaTela): readonly AtoEscrito[] =>
  (ato.tela?.guarda ?? []).map((campo) => chaveDoCampo(ato, campo));

/** The key of one field's text among those of the case. */
export const textoDo = (ato: AtoNaTela, campo: string): AtoEscrito => {
  const chave = chaveDoCampo(ato, campo);
  if (!textosDo(ato).includes(chave)) throw new Error(`${ato.nome} does not declare that it keeps ${campo}`);
  return chave;
};

/** A text field of an act. With a single case, this browser keeps the text until it is sent. */
export function TextoDoAto({ casos, ato, ...campo }: TextoDoAtoProps) {
  const [caso, ...outros] = casos;
  return (
    <>
      <CampoTextoLongo required {...campo} />
      {caso && outros.length === 0 && (
        <TextoGuardado
          idManifestacao={caso.idManifestacao}
          ato={typeof ato === 'string' ? ato : textoDo(ato, campo.name)}
          campo={campo.name}
        />
      )}
    </>
  );
}

/** Once the act was done, the kept texts are no longer needed. */
export const esquecerTextosDoAto = async (
  casos: readonly Pick<CasoEscolhido, 'idManifestacao'>[],
  ...atos: readonly AtoEscrito[]
): Promise<void> => {
  const [caso, ...outros] = casos;
  if (!caso || outros.length > 0) return;
  await Promise.all(atos.map((ato) => esquecerTexto(caso.idManifestacao, ato)));
};

/** The same for an act done on one case that declares what it keeps. */
export const esquecerTextosDo = (ato: AtoNaTela, idManifestacao: number): Promise<void> =>
  esquecerTextosDoAto([{ idManifestacao }], ...textosDo(ato));
