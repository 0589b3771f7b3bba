import { type ReactNode, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { MAX_RESPOSTA } from '#capabilities/conteudo-da-resposta/domain/resposta.ts';
import { trocarTrecho } from '#kernel/texto.ts';
import type { CasoDaEquipe } from '#shell/atos/caso-query.ts';
import { TextoAcimaDoCampo } from '#shell/atos/texto/ao-lado-do-texto.tsx';
import type { ArquivoDaTela } from '#shell/campo-de-anexos.ts';
import { parte } from '#shell/partes.ts';
import { Button } from '#shell/ui/button.tsx';
import { CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { idDoCampo } from '#shell/ui/form/formulario.tsx';
import type { Dica } from '../domain/linguagem-simples.ts';
import { ComoJaRespondemos } from './antes/como-ja-respondemos.tsx';
import { useColar } from './colar/use-colar.ts';
import { Dicas, type Troca } from './dicas.tsx';
import { inserirEm } from './modelos/inserir.ts';
import { type ModoDeInserir, UsarModelo } from './modelos/usar-modelo.tsx';
import { trocarNoCampo } from './trocar-no-campo.ts';
import { useCursor } from './use-cursor.ts';

const DadosDeTerceiros = parte('dados-de-terceiros');

interface TextoDaRespostaProps {
  readonly formId: string;
  readonly idManifestacao: number | null;
  readonly idTipo: number;
  readonly idOuvidoria: number | undefined;
  /** Null while it is read, and for several cases. */
  readonly detalhe: CasoDaEquipe | null;
  /** Says whether what was typed is safely stored. */
  readonly selo: ReactNode;
  /** The names of the files of the answer; null where it takes none. */
  readonly arquivos: readonly string[] | null;
  readonly onArquivo: (arquivo: ArquivoDaTela) => void;
}

interface Inserido {
  readonly nome: string;
  readonly antes: string;
  readonly depois: string;
}

/** The text of the answer, with templates to start from and hints to make it simpler. */
export function TextoDaResposta(props: TextoDaRespostaProps) {
  const { formId, idManifestacao, idTipo, idOuvidoria, detalhe, selo, arquivos, onArquivo } = props;
  const { setValue } = useFormContext();
  const texto = String(useWatch({ name: 'texto' }));
  const [inserido, setInserido] = useState<Inserido | null>(null);
  const cursor = useCursor(idDoCampo(formId, 'texto'));
  const escrever = (novo: string) => setValue('texto', novo, { shouldDirty: true });
  const inserir = (modelo: { nome: string; texto: string }, modo: ModoDeInserir) => {
    const depois = modo === 'substituir' ? modelo.texto : inserirEm(texto, modelo.texto, cursor.posicao());
    setInserido({ nome: modelo.nome, antes: texto, depois });
    escrever(depois);
    cursor.focar();
  };
  const {
    colado,
    onPaste,
    desfazer: tirarColado,
  } = useColar({ texto, escrever, usados: arquivos ?? [], onArquivo });
  const desfazer = () => {
    if (inserido) escrever(inserido.antes);
    setInserido(null);
    cursor.focar();
  };
  const mostrar = ({ inicio, fim }: Dica) => {
    cursor.focar();
    cursor.marcar(inicio, fim);
  };
  const trocar = ({ inicio, fim, novo }: Troca) => {
    const area = cursor.area();
    if (!area || !trocarNoCampo(area, { inicio, fim, novo }))
      escrever(trocarTrecho(texto, { inicio, fim }, novo));
  };
  return (
    <>
      <UsarModelo
        idManifestacao={idManifestacao}
        idTipo={idTipo}
        idOuvidoria={idOuvidoria}
        temTexto={texto.trim() !== ''}
        onInserir={inserir}
      />
      <ComoJaRespondemos
        detalhe={detalhe}
        onUsar={(modelo) => inserir(modelo, texto.trim() === '' ? 'substituir' : 'no-cursor')}
      />
      <TextoAcimaDoCampo />
      <CampoTextoLongo
        name="texto"
        label="Resposta"
        help="Responda ao que foi perguntado, em frases curtas e com palavras do dia a dia."
        rows={14}
        limit={MAX_RESPOSTA}
        required
        onFocus={cursor.onFocus}
        {...(arquivos && { onPaste })}
      />
      <Dicas texto={texto} onMostrar={mostrar} onTrocar={trocar} />
      <DadosDeTerceiros name="texto" idManifestacao={idManifestacao} />
      {selo}
      <p role="status">
        {inserido?.depois === texto && (
          <>
            “{inserido.nome}” entrou no texto.{' '}
            <Button size="small" onClick={desfazer}>
              Desfazer
            </Button>
          </>
        )}
      </p>
      <p role="status">
        {colado && (
          <>
            {colado.frase}{' '}
            <Button
              size="small"
              onClick={() => {
                tirarColado();
                cursor.focar();
              }}
            >
              Desfazer<span className="sr-only"> a colagem</span>
            </Button>
          </>
        )}
      </p>
    </>
  );
}
