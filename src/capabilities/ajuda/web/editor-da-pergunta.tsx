import { useState } from 'react';
import { useNaoSalvo } from '#shell/nao-salvo/use-nao-salvo.ts';
import { Button } from '#shell/ui/button.tsx';
import { Checkbox } from '#shell/ui/campos/checkbox.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoSelect } from '#shell/ui/form/campo-select.tsx';
import { CampoCheckbox, CampoTexto, CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { PerguntaAdministrada } from '../contract.ts';
import {
  enderecoDe,
  LIMITE_DA_RESPOSTA,
  LIMITE_DOS_SINONIMOS,
  type PerguntaNova,
  perguntaNova,
} from '../domain/pergunta.ts';
import { opcoesDeTema } from './barra-de-perguntas.tsx';
import { TextoDaResposta } from './texto-da-resposta.tsx';
import { useSalvar } from './use-salvar.ts';
import './ajuda.css';

const comMaiuscula = (texto: string): string => texto.charAt(0).toUpperCase() + texto.slice(1);

/** A new question starts with the words somebody asked, both as its title and as a synonym. */
const valoresDe = (pergunta: PerguntaAdministrada | null, sugerida: string) => ({
  slug: pergunta?.slug ?? enderecoDe(sugerida),
  pergunta: pergunta?.pergunta ?? comMaiuscula(sugerida),
  tema: pergunta?.tema,
  resposta: pergunta?.resposta ?? '',
  sinonimos: pergunta?.sinonimos.join('\n') ?? sugerida,
  destaque: pergunta?.destaque ?? false,
  ordem: String(pergunta?.ordem ?? 0),
});

interface EditorProps {
  /** Null for a new question. */
  readonly aberta: PerguntaAdministrada | null;
  /** For a new question: what somebody asked without getting an answer. */
  readonly sugerida?: string;
}

/** Edits a question, with a preview of the page beside it. */
export function EditorDaPergunta({ aberta, sugerida = '' }: EditorProps) {
  const form = useFormulario(perguntaNova, { defaultValues: valoresDe(aberta, sugerida) });
  const [ativa, setAtiva] = useState(aberta?.ativa ?? true);
  const { isDirty, isSubmitting } = form.formState;
  useNaoSalvo((isDirty || (aberta !== null && ativa !== aberta.ativa)) && !isSubmitting);
  const { salvar, conflito, porCima } = useSalvar(aberta);
  const { erro, onSubmit } = useEnvio(form, (escrita: PerguntaNova) => salvar(escrita, ativa));
  const [pergunta, resposta] = form.watch(['pergunta', 'resposta']);
  const sugerirEndereco = () => {
    if (aberta === null && form.getValues('slug') === '' && pergunta) {
      form.atualizar('slug', enderecoDe(pergunta));
    }
  };
  return (
    <>
      {conflito && (
        <Message type="warning" title="Esta pergunta mudou.">
          {conflito.texto} O que você escreveu continua aqui e ainda não foi salvo.{' '}
          <Button size="small" onClick={porCima}>
            Continuar com o que escrevi
          </Button>
        </Message>
      )}
      {erro && (
        <Message type="danger" title="Não foi possível salvar.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={onSubmit} className="ajuda-editor" aria-label="Pergunta frequente">
        <div className="ajuda-partes">
          <div>
            <CampoTexto name="pergunta" label="Pergunta" required autoComplete="off" />
            {aberta === null ? (
              <CampoTexto
                name="slug"
                label="Endereço"
                help="O fim do endereço permanente: /perguntas-frequentes/… Depois de criado, não muda."
                required
                autoComplete="off"
                onFocus={sugerirEndereco}
              />
            ) : (
              <p>
                Endereço permanente: <code>/perguntas-frequentes/{aberta.slug}</code>
              </p>
            )}
            <CampoSelect name="tema" label="Tema" options={opcoesDeTema} required />
            <CampoTextoLongo
              name="resposta"
              label="Resposta"
              help="Uma linha em branco separa parágrafos. **negrito**, [texto](/caminho) e linhas que começam com - fazem uma lista."
              rows={12}
              limit={LIMITE_DA_RESPOSTA}
              required
            />
            <CampoTextoLongo
              name="sinonimos"
              label="Outras formas de perguntar"
              help="Uma por linha: como as pessoas dizem a mesma coisa. Servem à busca e não aparecem."
              rows={6}
              limit={LIMITE_DOS_SINONIMOS}
              optional
            />
            <CampoTexto
              name="ordem"
              label="Ordem no tema"
              help="As de número menor vêm primeiro."
              inputMode="numeric"
              autoComplete="off"
            />
            <CampoCheckbox name="destaque" label="Mostrar na página inicial" />
            {aberta !== null && (
              <Checkbox
                label="Ativa"
                help="Desativada, sai da página, da busca e do assistente."
                checked={ativa}
                onChange={() => setAtiva(!ativa)}
              />
            )}
          </div>
          <section aria-label="Prévia">
            <h2>Como fica</h2>
            <div className="ajuda-previa">
              <h3>{pergunta || 'A pergunta'}</h3>
              {resposta ? <TextoDaResposta resposta={resposta} /> : <p>A resposta aparece aqui.</p>}
            </div>
          </section>
        </div>
        <div className="ui-actions">
          <BotaoEnviar>{aberta === null ? 'Criar pergunta' : 'Salvar'}</BotaoEnviar>
          <LinkButton to="/configuracoes/ajuda">Voltar à lista</LinkButton>
        </div>
      </Formulario>
    </>
  );
}
