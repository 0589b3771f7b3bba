import { useState } from 'react';
import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { SILENT } from '#shell/api/client.ts';
import { BotoesDoAto } from '#shell/atos/ato.tsx';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { useUsuario } from '#shell/session/session.ts';
import { Button } from '#shell/ui/button.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { CampoSelect } from '#shell/ui/form/campo-select.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { api } from '../recurso-queries.ts';
import type { AtoDoRecursoProps } from './admissibilidade-form.tsx';
import { EstadoDoAto } from './estado-do-ato.tsx';
import { usePessoasQueJulgam } from './responder-queries.ts';
import { useAtoDoRecurso } from './use-ato-do-recurso.ts';

const ASSUMIR = 'POST /app-web/v1/recursos/:idRecurso/assumir';

const formulario = z.object({ idResponsavel: campo('Responsável', z.string().min(1)) });

function Passar({
  recurso,
  onFeito,
  onReler,
  onCancelar,
}: AtoDoRecursoProps & { readonly onCancelar: () => void }) {
  const pessoas = usePessoasQueJulgam(recurso.julgadora.idOuvidoria, true);
  const form = useFormulario(formulario, { defaultValues: { idResponsavel: '' } });
  const ato = useAtoDoRecurso<z.output<typeof formulario>>({
    recurso,
    form,
    enviar: (idRecurso, versao, { idResponsavel }) =>
      api(ASSUMIR, { params: { idRecurso }, body: { versao, idResponsavel: Number(idResponsavel) } }, SILENT),
    onFeito: () => onFeito('O recurso está com outra pessoa.'),
  });
  if (pessoas.isPending) return <Skeleton shape="row" lines={2} label="Buscando as pessoas…" />;
  if (pessoas.isError) return <FalhaAoAbrir titulo="Não foi possível buscar as pessoas." falha={pessoas} />;
  return (
    <EstadoDoAto ato={ato} onReler={onReler}>
      <Formulario form={form} onSubmit={ato.enviar} aria-label="Passar o recurso">
        <CampoSelect
          name="idResponsavel"
          label="Passar a"
          help={`Uma pessoa que julga em ${recurso.julgadora.sigla}.`}
          required
          options={pessoas.data.pessoas
            .filter(({ idUsuario }) => idUsuario !== recurso.responsavel?.idUsuario)
            .map(({ idUsuario, nome }) => ({ value: String(idUsuario), label: nome }))}
        />
        <BotoesDoAto onCancelar={onCancelar}>Passar</BotoesDoAto>
      </Formulario>
    </EstadoDoAto>
  );
}

/** Who is in charge of the appeal, and how to reassign it. */
export function Responsavel(props: AtoDoRecursoProps) {
  const { recurso, onFeito, onReler } = props;
  const idUsuario = useUsuario()?.idUsuario;
  const [isPassando, setPassando] = useState(false);
  const ato = useAtoDoRecurso<true>({
    recurso,
    enviar: (idRecurso, versao) => api(ASSUMIR, { params: { idRecurso }, body: { versao } }, SILENT),
    onFeito: () => onFeito('Agora o recurso está com você.'),
  });
  const podeAgir = recurso.atos.includes('assumir');
  const isMeu = recurso.responsavel !== null && recurso.responsavel.idUsuario === idUsuario;
  return (
    <EstadoDoAto ato={ato} onReler={onReler}>
      <p className="recurso-responsavel">
        <span>
          Responsável: <strong>{recurso.responsavel?.nome ?? 'ninguém ainda'}</strong>
        </span>
        {podeAgir && !isPassando && (
          <span className="recurso-botoes">
            {!isMeu && (
              <Button
                size="small"
                variant="secondary"
                loading={ato.enviando}
                onClick={() => void ato.enviar(true)}
              >
                Assumir
              </Button>
            )}
            <Button size="small" onClick={() => setPassando(true)}>
              Passar a outra pessoa
            </Button>
          </span>
        )}
      </p>
      {isPassando && (
        <Passar
          {...props}
          onFeito={(frase) => {
            setPassando(false);
            onFeito(frase);
          }}
          onCancelar={() => setPassando(false)}
        />
      )}
    </EstadoDoAto>
  );
}
