import { type ComponentProps, Suspense, useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { useVaoComOEnvio } from '#shell/guardado/ate-enviar.ts';
import type { AtoEscrito } from '#shell/guardado/guardados.ts';
import { TextoGuardado } from '#shell/guardado/texto-guardado.tsx';
import { parte } from '#shell/partes.ts';
import { useUsuario } from '#shell/session/session.ts';
import { CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import type { CasoEscolhido } from './casos.ts';
import type { AtoNaTela } from './registro.ts';
import { TextoAcimaDoCampo } from './texto/ao-lado-do-texto.tsx';

const DadosDeTerceiros = parte('dados-de-terceiros');

const chaveDoCampo = ({ nome }: AtoNaTela, campo: string): AtoEscrito => `${nome}.${campo}`;

/** What this browser keeps of an act's form. */
const textosDo = (ato: AtoNaTela): readonly AtoEscrito[] =>
  (ato.tela?.guarda ?? []).map((campo) => chaveDoCampo(ato, campo));

/** The key of one field's text among those of the case. */
const textoDo = (ato: AtoNaTela, campo: string): AtoEscrito => {
  const chave = chaveDoCampo(ato, campo);
  if (!textosDo(ato).includes(chave)) throw new Error(`${ato.nome} does not declare that it keeps ${campo}`);
  return chave;
};

interface TextoGuardadoDoAtoProps {
  readonly idManifestacao: number;
  /** The act, whose declaration says that this field is kept (`guarda`). */
  readonly ato: AtoNaTela;
  readonly campo: string;
  /** With several cases, all of them: the text is kept for this selection, under its first case. */
  readonly lote?: readonly number[];
  /** False where the field starts with what the server has saved: nothing is restored into it. */
  readonly isGuardado?: boolean | undefined;
}

/**
 * Keeps a text of an act in this browser; sending erases all that the act keeps of the case. Of somebody who came by a
 * code or a link nothing is kept: the device would tell who they are.
 */
export function TextoGuardadoDoAto({
  idManifestacao,
  ato,
  campo,
  isGuardado = true,
  lote,
}: TextoGuardadoDoAtoProps) {
  const doLote = lote && lote.length > 1 ? `lote ${lote.join(',')} ` : '';
  const textos = useMemo(() => textosDo(ato).map((texto) => doLote + texto), [ato, doLote]);
  useVaoComOEnvio(useFormContext(), idManifestacao, textos);
  const isVisitante = useUsuario() === null;
  if (!isGuardado) return null;
  if (isVisitante)
    return (
      <p className="ui-muted ui-no-print">
        O que você escreve fica só nesta página: nada é guardado neste aparelho.
      </p>
    );
  return <TextoGuardado idManifestacao={idManifestacao} ato={doLote + textoDo(ato, campo)} campo={campo} />;
}

type TextoDoAtoProps = ComponentProps<typeof CampoTextoLongo> &
  Pick<TextoGuardadoDoAtoProps, 'ato' | 'isGuardado'> & {
    readonly casos: readonly Pick<CasoEscolhido, 'idManifestacao'>[];
    /** Staff write it and the person who filed reads it: what it says of others is marked and asked about. */
    readonly vaiAPessoa?: boolean;
  };

/** A text field of an act, which this browser keeps until it is sent: of one case, or of several chosen together. */
export function TextoDoAto({ casos, ato, isGuardado, vaiAPessoa = false, ...campo }: TextoDoAtoProps) {
  const [caso, ...outros] = casos;
  return (
    <>
      <TextoAcimaDoCampo />
      <CampoTextoLongo required {...campo} />
      {vaiAPessoa && (
        <Suspense>
          <DadosDeTerceiros
            name={campo.name}
            idManifestacao={outros.length === 0 ? (caso?.idManifestacao ?? null) : null}
          />
        </Suspense>
      )}
      {caso && (
        <TextoGuardadoDoAto
          idManifestacao={caso.idManifestacao}
          lote={casos.map(({ idManifestacao }) => idManifestacao)}
          ato={ato}
          campo={campo.name}
          isGuardado={isGuardado}
        />
      )}
    </>
  );
}
