import { MAX_RESUMO, MAX_TEXTO } from '#capabilities/manifestacao/domain/registrar/teor.ts';
import { CampoTexto, CampoTextoLongo } from '#web/ui/form/campos.tsx';

export function CamposAcesso() {
  return (
    <>
      <CampoTexto
        name="resumo"
        label="Resumo do pedido"
        help={`O que você quer saber, em uma linha. Até ${MAX_RESUMO} caracteres.`}
        required
      />
      <CampoTextoLongo
        name="texto"
        label="Detalhes do pedido"
        help="Diga quais documentos ou dados, de que período e em que formato. Não é preciso dizer por quê. Não escreva dados pessoais: o pedido pode ser publicado."
        rows={10}
        limit={MAX_TEXTO}
        required
      />
    </>
  );
}
