import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { z } from 'zod';
import { MAX_RESPOSTA } from '#capabilities/conteudo-da-resposta/domain/resposta.ts';
import { SILENT } from '#shell/api/client.ts';
import { Button } from '#shell/ui/button.tsx';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { Card } from '#shell/ui/card.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoSelect } from '#shell/ui/form/campo-select.tsx';
import { CampoTexto, CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario, idDoCampo } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import { modeloDeResposta, preencherModelo, variaveisDoModelo } from '../../domain/preencher-modelo.ts';
import { api, type Modelo, useTiposDeManifestacao } from '../resposta-queries.ts';
import { useCursor } from '../use-cursor.ts';
import { inserirNaLinha } from './inserir.ts';
import { casoDeExemplo, explicacaoDaVariavel } from './variaveis.ts';

const formulario = z.object({
  nome: modeloDeResposta.shape.nome,
  texto: modeloDeResposta.shape.texto,
  /** The value of the select; '' means every type. */
  idTipoManifestacao: z.string(),
});

interface FormularioDoModeloProps {
  /** Null for a new template. */
  readonly modelo: Modelo | null;
  readonly idOuvidoria: number | undefined;
  readonly onPronto: (frase: string) => void;
  readonly onCancelar: () => void;
}

/** A template being edited, beside what it would become for an example case. */
export function FormularioDoModelo({ modelo, idOuvidoria, onPronto, onCancelar }: FormularioDoModeloProps) {
  const tipos = useTiposDeManifestacao();
  const formId = useId();
  const cursor = useCursor(idDoCampo(formId, 'texto'));
  const [aviso, setAviso] = useState('');
  const form = useFormulario(formulario, {
    defaultValues: {
      nome: modelo?.nome ?? '',
      texto: modelo?.texto ?? '',
      idTipoManifestacao: String(modelo?.idTipoManifestacao ?? ''),
    },
  });
  const texto = form.watch('texto');
  const { erro, onSubmit } = useEnvio(form, async (dados: z.output<typeof formulario>) => {
    const { idTipoManifestacao, ...resto } = dados;
    const body = { ...resto, idTipoManifestacao: idTipoManifestacao ? Number(idTipoManifestacao) : null };
    if (modelo) {
      const params = { idModelo: modelo.idModelo };
      await api('PUT /app-web/v1/tratamento/modelos/:idModelo', { params, body }, SILENT);
      onPronto('Modelo guardado.');
      return;
    }
    const query = idOuvidoria === undefined ? {} : { idOuvidoria: String(idOuvidoria) };
    await api('POST /app-web/v1/tratamento/modelos', { query, body }, SILENT);
    onPronto('Modelo criado.');
  });
  const inserir = (variavel: string) => {
    const escrita = `{{${variavel}}}`;
    const onde = cursor.posicao() ?? texto.length;
    // The text must be on the page before the cursor can be placed after it.
    flushSync(() => form.setValue('texto', inserirNaLinha(texto, escrita, onde), { shouldDirty: true }));
    cursor.marcar(onde + escrita.length);
    setAviso(`${escrita} inserido no texto.`);
  };
  return (
    <section aria-labelledby={`${formId}-titulo`}>
      <TituloFocado id={`${formId}-titulo`}>{modelo ? 'Mudar modelo' : 'Novo modelo'}</TituloFocado>
      {erro && (
        <Message type="danger" title="Não foi possível guardar.">
          {erro}
        </Message>
      )}
      <Formulario
        id={formId}
        form={form}
        onSubmit={onSubmit}
        className="resposta-editor"
        aria-label="Modelo de resposta"
      >
        <CampoTexto
          name="nome"
          label="Nome do modelo"
          help="Como a equipe o encontra: “Encaminhada à área”, “Acesso concedido”."
          maxLength={100}
          autoComplete="off"
          required
        />
        <CampoSelect
          name="idTipoManifestacao"
          label="Tipo de manifestação"
          optional
          help="Em branco, serve a todos os tipos."
          disabled={!tipos.data}
          options={(tipos.data ?? []).map((tipo) => ({
            value: String(tipo.idTipoManifestacao),
            label: tipo.descTipoManifestacao,
          }))}
        />
        <div className="resposta-partes">
          <div>
            <CampoTextoLongo
              name="texto"
              label="Texto do modelo"
              rows={12}
              limit={MAX_RESPOSTA}
              required
              onFocus={cursor.onFocus}
            />
          </div>
          <div>
            <h3>Dados da manifestação</h3>
            <p className="ui-muted">Cada um é trocado pelo da manifestação quando o modelo é usado.</p>
            <ul className="resposta-variaveis">
              {variaveisDoModelo.map((variavel) => (
                <li key={variavel}>
                  <Button
                    size="small"
                    variant="secondary"
                    aria-controls={idDoCampo(formId, 'texto')}
                    onClick={() => inserir(variavel)}
                  >
                    Inserir {`{{${variavel}}}`}
                  </Button>
                  <span>{explicacaoDaVariavel[variavel]}</span>
                </li>
              ))}
            </ul>
            <p role="status" className="sr-only">
              {aviso}
            </p>
          </div>
        </div>
        <Card title="Como fica, em um exemplo">
          <TextoDigitado texto={preencherModelo(texto, casoDeExemplo) || 'O texto aparece aqui.'} />
        </Card>
        <div className="ui-actions">
          <BotaoEnviar>{modelo ? 'Guardar modelo' : 'Criar modelo'}</BotaoEnviar>
          <Button onClick={onCancelar}>Cancelar</Button>
        </div>
      </Formulario>
    </section>
  );
}
