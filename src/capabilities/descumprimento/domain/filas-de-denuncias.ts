export const filasDeDenuncias = ['abertas', 'decididas', 'todas'] as const;
