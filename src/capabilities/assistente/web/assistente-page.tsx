import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useUsuario } from '#shell/session/session.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { SUGESTOES } from '../domain/conversa.ts';
import { Escrever } from './escrever.tsx';
import { GuardarConversa } from './guardar-conversa.tsx';
import { type AcaoDeFormulario, Paragrafos, RespostaDoAssistente } from './mensagem.tsx';
import { idDoFormulario, type Mensagem, relatoDe } from './mensagens.ts';
import { prepararFormulario } from './preparar-formulario.ts';
import { useConversa } from './use-conversa.ts';
import './assistente.css';

/** Opened by the icon in its own window, too small for menu and footer. */
const isJanela = (): boolean => window.opener !== null && window.name === 'assistente';

/** Opens the form beside the conversation or, if windows are blocked, in its place. */
const useLevarAoFormulario = (mensagens: readonly Mensagem[]) => {
  const navigate = useNavigate();
  const dono = useUsuario()?.login ?? null;
  const [isRecusado, setRecusado] = useState(false);
  const levar = async ({ idTipo, anonimo }: AcaoDeFormulario): Promise<void> => {
    // Opened before waiting: browsers block windows that open later as unrequested.
    const janela = window.open('', '_blank');
    if (janela) janela.opener = null;
    try {
      const endereco = await prepararFormulario({ idTipo, anonimo, relato: relatoDe(mensagens), dono });
      if (janela) janela.location.replace(`/web${endereco}`);
      else await navigate(endereco);
    } catch {
      // The browser cannot store the draft: the person copies the text.
      janela?.close();
      setRecusado(true);
    }
  };
  return { levar, isRecusado };
};

const useEscape = (isEscrevendo: boolean, parar: () => void, focar: () => void): void => {
  const aoTeclar = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (isEscrevendo) parar();
    focar();
  });
  useEffect(() => {
    const ouvir = (event: KeyboardEvent) => aoTeclar(event);
    document.addEventListener('keydown', ouvir);
    return () => document.removeEventListener('keydown', ouvir);
  }, []);
};

/** Keeps new text in sight, without motion; a very long answer is shown from its question. */
const useFimEmVista = (mensagens: readonly Mensagem[], isEscrevendo: boolean) => {
  const fim = useRef<HTMLDivElement>(null);
  const pergunta = useRef<HTMLDivElement>(null);
  const quantas = mensagens.length;
  const ultimo = mensagens.at(-1)?.texto.length ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each word that comes
  useEffect(() => {
    if (quantas === 0) return;
    fim.current?.scrollIntoView({ block: 'end', behavior: 'instant' });
    if (!isEscrevendo && (pergunta.current?.getBoundingClientRect().top ?? 0) < 0)
      pergunta.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [quantas, ultimo, isEscrevendo]);
  return { fim, pergunta };
};

const BOAS_VINDAS =
  'Olá! Sou o assistente virtual. Respondo dúvidas sobre a plataforma, explico prazos, digo que órgão procurar e ajudo a registrar a sua manifestação.\n\nEu sou um programa e posso errar: confira nas fontes. Não escreva senhas nem documentos. A conversa fica só nesta janela e some quando ela fecha.';

/** The assistant, in its window of 650 by 800 or as a page (S2-32). */
export default function AssistentePage() {
  const { mensagens, isEscrevendo, perguntar, parar, recomecar } = useConversa();
  const { levar, isRecusado } = useLevarAoFormulario(mensagens);
  const [janela] = useState(isJanela);
  const campo = useRef<HTMLTextAreaElement>(null);
  const focar = () => campo.current?.focus();
  useEscape(isEscrevendo, parar, focar);
  const { fim, pergunta } = useFimEmVista(mensagens, isEscrevendo);
  useEffect(() => {
    if (janela) campo.current?.focus();
  }, [janela]);
  const [texto, setTexto] = useState('');
  const dizer = async (dito: string): Promise<void> => {
    focar();
    // A question that was not sent returns to the field, unless something else is already written
    // there.
    if (!(await perguntar(dito))) setTexto((agora) => (agora === '' ? dito : agora));
  };
  const idFormulario = idDoFormulario(mensagens);
  return (
    <div className="assistente" data-janela={janela || undefined}>
      <div
        className="assistente-conversa"
        role="log"
        aria-label="Conversa com o assistente"
        aria-busy={isEscrevendo}
      >
        <div className="assistente-balao" data-de="assistente">
          <Paragrafos texto={BOAS_VINDAS} />
          {mensagens.length === 0 && (
            <div className="assistente-atos">
              {SUGESTOES.map((sugestao) => (
                <Button key={sugestao} variant="secondary" size="small" onClick={() => void dizer(sugestao)}>
                  {sugestao}
                </Button>
              ))}
            </div>
          )}
        </div>
        {mensagens.map((mensagem, vez) =>
          mensagem.de === 'pessoa' ? (
            <div
              key={mensagem.id}
              ref={vez >= mensagens.length - 2 ? pergunta : undefined}
              className="assistente-balao"
              data-de="pessoa"
            >
              <span className="sr-only">Você: </span>
              <Paragrafos texto={mensagem.texto} />
            </div>
          ) : (
            <RespostaDoAssistente
              key={mensagem.id}
              mensagem={mensagem}
              isUltima={vez === mensagens.length - 1}
              levaAoFormulario={mensagem.id === idFormulario}
              onDizer={(opcao) => void dizer(opcao)}
              onFormulario={(acao) => void levar(acao)}
            />
          ),
        )}
      </div>
      {isRecusado && (
        <Message type="warning">
          Este navegador não deixou levar o texto ao formulário. Copie o que você escreveu e cole lá.
        </Message>
      )}
      <p className="sr-only" role="status">
        {isEscrevendo && 'O assistente está escrevendo…'}
      </p>
      {mensagens.length > 0 && <GuardarConversa mensagens={mensagens} onRecomecar={recomecar} />}
      <div ref={fim} className="assistente-fim" />
      <Escrever
        campo={campo}
        texto={texto}
        onTexto={setTexto}
        isEscrevendo={isEscrevendo}
        onPerguntar={(dito) => void dizer(dito)}
        onParar={parar}
      />
    </div>
  );
}
